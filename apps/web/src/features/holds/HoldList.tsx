import { HoldStatus, type ActiveHold } from '@catalogue/api-contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCutOffReason } from '../../shared/connection';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { CheckAll } from '../../shared/ui/CheckAll';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { ListTools } from '../../shared/ui/ListTools';
import { Paged } from '../../shared/ui/Paged';
import { useCheckedRows } from '../../shared/checkedRows';
import { useListFocus } from '../../shared/useListFocus';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { holdOrder } from './holdOrder';
import { HoldRow } from './HoldRow';
import { isOver, useCancelHolds } from './useCancelHolds';

/** The patron's holds, to cancel one by one or several at once; cancelled ones stay on the screen, marked as such. */
export function HoldList({ holds }: { holds: ActiveHold[] }) {
  const { t } = useOwnTranslation(['holds', 'shared']);
  const dispatch = useDispatch();
  const rows = useCheckedRows();
  const cutOff = useCutOffReason();
  const [asked, setAsked] = useState<readonly ActiveHold[]>([]);
  const hasReady = asked.some(({ situacao }) => situacao === HoldStatus.released);
  const { cancel, outcomes, isBusy, isWriting } = useCancelHolds();
  const ended = Object.values(outcomes).filter(({ hold }) =>
    holds.every((each) => each.cod_reserva !== hold.cod_reserva),
  );
  const outcomeOf = ({ cod_reserva }: ActiveHold) => outcomes[cod_reserva]?.outcome;
  const shown = [...holds, ...ended.map(({ hold }) => hold)].sort(holdOrder);
  // The button of a hold that has ended disappears, and with the last hold that for several.
  const cancellable = shown.filter((hold) => !isOver(outcomeOf(hold)));
  const list = useListFocus<HTMLUListElement>(cancellable.length + holds.length);
  const chosen = holds.filter(({ cod_reserva }) => rows.isChosen(cod_reserva));
  if (shown.length === 0)
    return (
      <EmptyState
        title={t('noHolds')}
        actions={
          <LinkButton variant="brand" to="/">
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
    void cancel(asked);
  }

  return (
    <>
      {holds.length > 0 && (
        <ListTools>
          <CheckAll codes={holds.map(({ cod_reserva }) => cod_reserva)} rows={rows}>
            {t('selectAll', { count: holds.length })}
          </CheckAll>
          <Button onClick={askForChosen} busy={isBusy} reason={cutOff}>
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
                outcome={outcomeOf(hold)}
                selected={rows.isChosen(hold.cod_reserva)}
                busy={isWriting(hold)}
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
        title={t('cancelTitle', { count: asked.length })}
        confirmLabel={t('confirmCancel', { count: asked.length })}
        keepLabel={t('keep', { ns: 'shared' })}
      >
        {asked.length === 1
          ? t(hasReady ? 'cancelReadyOne' : 'cancelWarningOne', { title: asked[0]?.titulo })
          : t(hasReady ? 'cancelWithReady' : 'cancelWarning')}
      </ConfirmDialog>
    </>
  );
}
