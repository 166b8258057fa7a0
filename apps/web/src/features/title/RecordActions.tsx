import { ExportFormat } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { onDemand } from '../../shared/onDemand';
import { saveFile } from '../../shared/saveFile';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { copyText } from '../../shared/ui/CopyButton';
import { Dialog } from '../../shared/ui/Dialog';
import { DropDown } from '../../shared/ui/DropDown';
import { CiteIcon, DownloadIcon, OpenIcon, PrintIcon, ShareIcon } from '../../shared/ui/icons';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useFailureToast } from '../../shared/useFailureToast';
import { furtherInPlace, type InPlaceState } from '../../shared/useScrollRestoration';
import { BasketButton, KeepButton, useBasket, useExportBasketMutation, type BasketTitle } from '../basket/public';
import { tabAddress } from './titleTabs';

const QrCode = onDemand(() => import('./QrCode'));

const formats = [
  [ExportFormat.ris, 'RIS'],
  [ExportFormat.bibtex, 'BibTeX'],
  [ExportFormat.marc, 'MARC 21'],
  [ExportFormat.marcXml, 'MARCXML'],
  [ExportFormat.csv, 'CSV'],
] as const;

interface RecordActionsProps {
  title: BasketTitle;
  /** The public address of the record. */
  address: string;
  onPrint: () => void;
}

/** Actions for a record: keep, cite, share, export, print. */
export function RecordActions({ title, address, onPrint }: RecordActionsProps) {
  const { t } = useTranslation(['title', 'shared']);
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const { cod_acervo: codAcervo, descricao: name } = title;
  const { state } = useLocation() as { state: InPlaceState | null };
  const basket = useBasket();
  const isInBasket = basket.has(codAcervo);
  const [isShowingCode, setShowingCode] = useState(false);
  const [exportTitle, { isLoading }] = useExportBasketMutation();

  async function share() {
    if (navigator.share) {
      try {
        return await navigator.share({ title: name, url: address });
      } catch (error) {
        // The user closed the system's share dialog.
        if ((error as Error).name === 'AbortError') return;
      }
    }
    const isCopied = await copyText(address);
    dispatch(
      toastShown(
        isCopied
          ? { tone: 'ok', message: t('addressCopied') }
          : { tone: 'info', message: t('copyAddress', { address }) },
      ),
    );
  }

  async function download(dados: ExportFormat) {
    if (isLoading) return;
    const { data, error } = await exportTitle({ body: { tipo: 'arquivo', dados, acervos: [Number(codAcervo)] } });
    if (!data || !('base64' in data)) return failureToast(error);
    saveFile({ ...data, nome: data.nome.replace(/^.*(?=\.\w+$)/, `acervo-${codAcervo}`) });
    dispatch(toastShown({ tone: 'ok', message: t('exported') }));
  }

  return (
    <>
      <BasketButton
        name={name}
        isInBasket={isInBasket}
        onClick={() => (isInBasket ? basket.remove(codAcervo) : basket.add([title]))}
      />
      <KeepButton codAcervo={codAcervo} name={name} />
      <LinkButton to={tabAddress(codAcervo, 'referencia')} state={{ ...furtherInPlace(state), toPart: 'tab' }}>
        <CiteIcon />
        {t('cite', { ns: 'shared' })}
      </LinkButton>
      <Button onClick={() => void share()}>
        <ShareIcon />
        {t('share')}
      </Button>
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
        <button type="button" onClick={() => setShowingCode(true)}>
          {t('qrCode')}
        </button>
      </DropDown>
      <Button onClick={onPrint}>
        <PrintIcon />
        {t('print', { ns: 'shared' })}
      </Button>
      <Dialog isOpen={isShowingCode} onClose={() => setShowingCode(false)} title={t('qrCode')} size="xs">
        <QrCode text={address} />
      </Dialog>
    </>
  );
}
