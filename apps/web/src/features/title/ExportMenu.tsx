import { ExportFormat } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { saveFile } from '../../shared/saveFile';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { DropDown } from '../../shared/ui/DropDown';
import { DownloadIcon, OpenIcon } from '../../shared/ui/icons';
import { useFailureToast } from '../../shared/useFailureToast';
import { useExportBasketMutation } from '../basket/public';

const formats = [
  [ExportFormat.ris, 'RIS'],
  [ExportFormat.bibtex, 'BibTeX'],
  [ExportFormat.marc, 'MARC 21'],
  [ExportFormat.marcXml, 'MARCXML'],
  [ExportFormat.csv, 'CSV'],
] as const;

/** Saves the record as a file of a format. */
export function ExportMenu({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('title');
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const [exportTitle, { isLoading }] = useExportBasketMutation();

  async function download(dados: ExportFormat) {
    if (isLoading) return;
    const { data, error } = await exportTitle({ body: { tipo: 'arquivo', dados, acervos: [Number(codAcervo)] } });
    if (!data || !('base64' in data)) return failureToast(error);
    saveFile({ ...data, nome: data.nome.replace(/^.*(?=\.\w+$)/, `acervo-${codAcervo}`) });
    dispatch(toastShown({ tone: 'ok', message: t('exported') }));
  }
  return (
    <DropDown
      trigger={(button) => (
        <Button {...button} busy={isLoading}>
          <DownloadIcon />
          {t('export')}
          <OpenIcon />
        </Button>
      )}
    >
      {formats.map(([format, label]) => (
        <button key={format} type="button" onClick={() => void download(format)}>
          {label}
        </button>
      ))}
    </DropDown>
  );
}
