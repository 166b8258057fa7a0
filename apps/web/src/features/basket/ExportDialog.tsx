import { ExportTarget, type ExportFormat } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { saveFile } from '../../shared/saveFile';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { DownloadIcon } from '../../shared/ui/icons';
import { RadioList } from '../../shared/ui/RadioList';
import { useFailureToast } from '../../shared/useFailureToast';
import { useExportBasketMutation } from './basket.api';
import { firstFormat, formats, isFormat } from './formats';

export interface ExportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Codes of the titles. */
  acervos: readonly string[];
}

/** Titles as a file, in one of seven formats. */
export function ExportDialog({ isOpen, onClose, acervos }: ExportDialogProps) {
  const { t } = useTranslation(['basket', 'shared']);
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const [dados, setFormat] = useState<ExportFormat>(firstFormat);
  const [exportTitles, { isLoading }] = useExportBasketMutation();

  async function download() {
    const { data, error } = await exportTitles({ body: { tipo: ExportTarget.file, dados, acervos: [...acervos] } });
    if (!data || !('base64' in data)) return failureToast(error);
    saveFile(data);
    dispatch(toastShown({ tone: 'ok', message: t('downloaded', { file: data.nome }) }));
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('exportTitles', { count: acervos.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          <Button variant="brand" busy={isLoading} busyLabel={t('downloading')} onClick={() => void download()}>
            <DownloadIcon /> {t('download')}
          </Button>
        </>
      }
    >
      <RadioList
        legend={t('format')}
        value={dados}
        options={formats.map((value) => ({ value, label: t(`format_${value}`), hint: t(`format_${value}_hint`) }))}
        onChange={(value) => isFormat(value) && setFormat(value)}
      />
    </Dialog>
  );
}
