import type { HoldEntry } from '@catalogue/api-contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { CheckAll } from '../../shared/ui/CheckAll';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { ListTools } from '../../shared/ui/ListTools';
import { Paged } from '../../shared/ui/Paged';
import { useCheckedRows } from '../../shared/checkedRows';
import { holdOrder } from './holdOrder';
import { HoldRow } from './HoldRow';
import { useCancelHolds } from './useCancelHolds';

/** The patron's holds, to cancel one by one or several at once; cancelled ones stay on the screen, marked as such. */
export function HoldList({ holds }: { holds: HoldEntry[] }) {
  const { t } = useTranslation(['holds', 'shared']);
  const dispatch = useDispatch();
  const rows = useCheckedRows();
  const [asked, setAsked] = useState<readonly HoldEntry[]>([]);
  const { cancel, told, isBusy, isCancelling } = useCancelHolds();

  const list = useRef<HTMLUListElement>(null);
  // The focused button disappears with its hold.
  useEffect(() => {
    if (Object.keys(told).length > 0 && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  }, [told, holds]);

  const ended = Object.values(told).filter(({ hold }) => holds.every((each) => each.cod_reserva !== hold.cod_reserva));
  const shown = [...holds, ...ended.map(({ hold }) => hold)].sort(holdOrder);
  const chosen = holds.filter(({ cod_reserva }) => rows.isChosen(cod_reserva));
  if (shown.length === 0)
    return (
      <EmptyState
        title={t('noHolds')}
        actions={
          <LinkButton variant="marca" to="/">
            {t('searchCatalogue', { ns: 'shared' })}
          </LinkButton>
        }
      >
        <p>{t('noHoldsWhy')}</p>
      </EmptyState>
    );

  const askForChosen = () =>
    chosen.length > 0 ? setAsked(chosen) : dispatch(toastShown({ tone: 'warning', message: t('chooseOne') }));
  function confirm() {
    setAsked([]);
    rows.clear();
    cancel(asked);
  }

  return (
    <>
      {holds.length > 0 && (
        <ListTools>
          <CheckAll codes={holds.map(({ cod_reserva }) => cod_reserva)} rows={rows}>
            {t('selectAll', { count: holds.length })}
          </CheckAll>
          <Button onClick={askForChosen} busy={isBusy}>
            {t('cancelSelected')}
          </Button>
        </ListTools>
      )}
      <Paged items={shown}>
        {(page) => (
          <ul ref={list} tabIndex={-1} aria-label={t('holdsTitle')}>
            {page.map((hold) => (
              <HoldRow
                key={hold.cod_reserva}
                hold={hold}
                outcome={told[hold.cod_reserva]?.outcome}
                selected={rows.isChosen(hold.cod_reserva)}
                busy={isCancelling(hold.cod_reserva)}
                onToggle={() => rows.toggle(hold.cod_reserva)}
                onCancel={() => setAsked([hold])}
              />
            ))}
          </ul>
        )}
      </Paged>
      <ConfirmDialog
        isOpen={asked.length > 0}
        onClose={() => setAsked([])}
        onConfirm={confirm}
        confirmLabel={t('confirmCancel', { count: asked.length })}
        keepLabel={t('keep', { ns: 'shared' })}
      >
        {asked.length === 1 ? t('cancelWarningOne', { title: asked[0]?.titulo }) : t('cancelWarning')}
      </ConfirmDialog>
    </>
  );
}
