import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { onDemand } from '../../shared/onDemand';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { copyText } from '../../shared/ui/CopyButton';
import { Dialog } from '../../shared/ui/Dialog';
import { DropDown } from '../../shared/ui/DropDown';
import { CiteIcon, ShareIcon } from '../../shared/ui/icons';
import { LinkButton } from '../../shared/ui/LinkButton';
import { furtherInPlace, type InPlaceState } from '../../shared/useScrollRestoration';
import { BasketButton, KeepButton, useBasket, type BasketTitle } from '../basket/public';
import { tabAddress } from './titleTabs';

const QrCode = onDemand(() => import('./QrCode'));

interface RecordActionsProps {
  title: BasketTitle;
  /** The public address of the record. */
  address: string;
  onPrint: () => void;
}

/** Four actions for a record (LOOK §5). Its files are on the tab that "cite" opens. */
export function RecordActions({ title, address, onPrint }: RecordActionsProps) {
  const { t } = useTranslation(['title', 'shared']);
  const dispatch = useDispatch();
  const { cod_acervo: codAcervo, descricao: name } = title;
  const { state } = useLocation() as { state: InPlaceState | null };
  const basket = useBasket();
  const isInBasket = basket.has(codAcervo);
  const [isShowingCode, setShowingCode] = useState(false);

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
      <DropDown
        side="end"
        trigger={(button) => (
          <Button {...button}>
            <ShareIcon />
            {t('share')}
          </Button>
        )}
      >
        <button type="button" onClick={() => void share()}>
          {t('sendAddress')}
        </button>
        <button type="button" onClick={() => setShowingCode(true)}>
          {t('qrCode')}
        </button>
        <button type="button" onClick={onPrint}>
          {t('print', { ns: 'shared' })}
        </button>
      </DropDown>
      <Dialog isOpen={isShowingCode} onClose={() => setShowingCode(false)} title={t('qrCode')} size="xs">
        <QrCode text={address} />
      </Dialog>
    </>
  );
}
