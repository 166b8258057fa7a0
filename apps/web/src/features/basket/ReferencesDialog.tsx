import { ExportFormat, ExportTarget } from '@catalogue/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed, useRetry } from '../../shared/QueryView';
import type { CallFailure } from '@catalogue/domain';
import { Button } from '../../shared/ui/Button';
import { copyText } from '../../shared/ui/CopyButton';
import { Dialog } from '../../shared/ui/Dialog';
import { CopyIcon } from '../../shared/ui/icons';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { bytesOf } from '../../shared/wire';
import { useExportBasketMutation } from './basket.api';
import type { ExportDialogProps } from './ExportDialog';

/** The titles as a list of ABNT references, to read and copy. */
export function ReferencesDialog({ isOpen, onClose, acervos }: ExportDialogProps) {
  const { t } = useTranslation(['basket', 'shared']);
  const [ask, { data, error, isLoading }] = useExportBasketMutation();
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  const codes = acervos.join(',');

  const askAll = useCallback(
    () => ask({ body: { tipo: ExportTarget.file, dados: ExportFormat.references, acervos: codes.split(',') } }),
    [ask, codes],
  );
  useEffect(() => {
    if (isOpen) void askAll();
  }, [isOpen, askAll]);
  const retry = useRetry({ isFetching: isLoading, refetch: askAll });

  const text = data && 'base64' in data ? new TextDecoder().decode(bytesOf(data.base64)).trim() : null;
  const copy = async () => setCopied((await copyText(text ?? '')) ? 'copied' : 'copyFailed');
  const close = () => {
    setCopied(null);
    onClose();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('references')}
      size="xl"
      footer={
        <>
          <span role="status">{copied && t(copied, { ns: 'shared' })}</span>
          <Button onClick={close}>{t('close', { ns: 'shared' })}</Button>
          <Button variant="brand" busy={text === null} onClick={() => void copy()}>
            <CopyIcon /> {t('copyAll')}
          </Button>
        </>
      }
    >
      {error ? (
        <Failed failure={error as CallFailure} onRetry={retry} />
      ) : text === null ? (
        <SkeletonRows rows={3} />
      ) : (
        <ul className="stack gap-3">
          {text.split(/\r?\n\r?\n/).map((reference, at) => (
            <li className="wrap-anywhere" key={at}>
              {reference}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
