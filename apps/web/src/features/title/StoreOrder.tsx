import { storeOrderDays } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import type { CheckedRows } from '../../shared/checkedRows';
import { Availability } from '../../shared/ui/Availability';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Notice } from '../../shared/ui/Notice';
import { useFailureToast } from '../../shared/useFailureToast';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { SignInDialog } from '../session/public';
import { storeItemKey, type StoreItem, type StoreLibrary } from './storeItems';
import { useOrderStoreItemsMutation } from './title.api';

interface StoreOrderProps {
  codAcervo: string;
  library: StoreLibrary;
  /** The chosen items by their keys; they may belong to other libraries. */
  rows: CheckedRows;
}

/** One library's items of the closed collection, with a button to request the chosen ones. */
export function StoreOrder({ codAcervo, library, rows }: StoreOrderProps) {
  const { t } = useTranslation('title');
  const isSignedIn = useSelector(selectPatron) !== null;
  const [isSigningIn, setSigningIn] = useState(false);
  const failureToast = useFailureToast();
  const [orderItems] = useOrderStoreItemsMutation();
  const { run, isBusy } = useOneAtATime();
  const [order, setOrder] = useState<string | null>(null);
  const wanted = library.items.filter((item) => item.disponivel && rows.isChosen(storeItemKey(item)));

  async function send() {
    const cesta = wanted.map(({ tomo, parte, volume }) => ({ cod_acervo: Number(codAcervo), tomo, parte, volume }));
    const { data, error } = await orderItems({ query: { cod_biblioteca: Number(library.code) }, body: { cesta } });
    if (!data) return failureToast(error);
    setOrder(data.codigo);
    rows.set(wanted.map(storeItemKey), false);
  }

  return (
    <section className="measure py-4">
      <h2 className="mb-2 text-xl">{library.name}</h2>
      <ul>
        {library.items.map((item) => {
          const key = storeItemKey(item);
          return (
            <li className="row items-center justify-between gap-1 gap-x-4 py-2 border-b" key={key}>
              <Checkbox
                checked={item.disponivel && rows.isChosen(key)}
                disabled={!item.disponivel}
                onChange={() => rows.toggle(key)}
              >
                <StoreItemName item={item} />
              </Checkbox>
              <Availability state={item.disponivel ? 'available' : 'lent'}>
                {t(item.disponivel ? 'inStore' : 'askedFor')}
              </Availability>
            </li>
          );
        })}
      </ul>
      <div className="stack justify-items-start gap-3 mt-4">
        {order && (
          <Notice tone="ok" role="status">
            {t('ordered', { code: order, count: storeOrderDays })}
          </Notice>
        )}
        <Button
          variant="brand"
          busy={isBusy}
          busyLabel={t('asking')}
          reason={wanted.length === 0 ? t('chooseItem') : undefined}
          onClick={() => (isSignedIn ? void run(send) : setSigningIn(true))}
        >
          {wanted.length === 0 ? t('askForItems') : t(isSignedIn ? 'askFor' : 'signInToAsk', { count: wanted.length })}
        </Button>
        <SignInDialog isOpen={isSigningIn} onClose={() => setSigningIn(false)} onSignedIn={() => void run(send)} />
      </div>
    </section>
  );
}

function StoreItemName({ item: { tomo, volume, parte } }: { item: StoreItem }) {
  const { t } = useTranslation('title');
  const parts = [
    tomo && t('tome', { name: tomo }),
    volume && t('volumeName', { name: volume }),
    parte && t('partName', { name: parte }),
  ].filter(Boolean);
  return <>{parts.join(', ') || t('wholeWork')}</>;
}
