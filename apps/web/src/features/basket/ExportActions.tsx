import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { DownloadIcon, MailIcon } from '../../shared/ui/icons';
import { ExportDialog } from './ExportDialog';
import { MailDialog } from './MailDialog';

interface ExportActionsProps {
  /** Codes of the titles. */
  acervos: readonly string[];
  /** For narrow places. */
  onlyFile?: boolean;
}

/** Exports titles: as a file, by e-mail. */
export function ExportActions({ acervos, onlyFile = false }: ExportActionsProps) {
  const { t } = useTranslation('basket');
  const [open, setOpen] = useState<'file' | 'mail' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen('file')}>
        <DownloadIcon /> {t('export')}
      </Button>
      {!onlyFile && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('mail')}>
          <MailIcon /> {t('mail')}
        </Button>
      )}
      <ExportDialog isOpen={open === 'file'} onClose={close} acervos={acervos} />
      <MailDialog isOpen={open === 'mail'} onClose={close} acervos={acervos} />
    </>
  );
}
