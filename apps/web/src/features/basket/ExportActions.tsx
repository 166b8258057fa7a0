import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { DownloadIcon, MailIcon } from '../../shared/ui/icons';
import { SignInDialog } from '../session/public';
import { ExportDialog } from './ExportDialog';
import { MailDialog } from './MailDialog';

interface ExportActionsProps {
  /** Codes of the titles. */
  acervos: readonly string[];
  /** For narrow places. */
  onlyFile?: boolean;
}

/** Exports titles: as a file, or by e-mail in a patron's name. */
export function ExportActions({ acervos, onlyFile = false }: ExportActionsProps) {
  const { t } = useTranslation('basket');
  const [open, setOpen] = useState<'file' | 'mail' | null>(null);
  const [isAskingWho, setAskingWho] = useState(false);
  const patron = useSelector(selectPatron);
  const close = () => setOpen(null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen('file')}>
        <DownloadIcon /> {t('export')}
      </Button>
      {!onlyFile && (
        <Button aria-haspopup="dialog" onClick={() => (patron ? setOpen('mail') : setAskingWho(true))}>
          <MailIcon /> {t('mail')}
        </Button>
      )}
      <ExportDialog isOpen={open === 'file'} onClose={close} acervos={acervos} />
      <SignInDialog isOpen={isAskingWho} onClose={() => setAskingWho(false)} reason={t('signInToMail')} />
      <MailDialog isOpen={open === 'mail'} onClose={close} acervos={acervos} />
    </>
  );
}
