import type { HoldEntry } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { useCancelHoldsMutation } from './holds.api';

/** The outcome of a cancellation; `gone`: the hold had already ended. */
export type CancelOutcome = 'cancelled' | 'gone' | 'failed';

/** The hold has ended; there is nothing left to cancel. */
export const isOver = (outcome?: CancelOutcome): boolean => outcome === 'cancelled' || outcome === 'gone';

/**
 * Cancels holds and reports the outcome of each. The server cancels all of them or none: if one has ended already, the
 * others are sent again one by one. Cancellations confirmed during a request are queued.
 */
export function useCancelHolds() {
  const { t } = useTranslation('holds');
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const [cancelHolds] = useCancelHoldsMutation();
  const [told, setTold] = useState<Record<string, { hold: HoldEntry; outcome: CancelOutcome }>>({});
  const [busy, setBusy] = useState<readonly string[]>([]);
  const queue = useRef(Promise.resolve());

  const send = async (holds: readonly HoldEntry[]): Promise<CallFailure | null> => {
    const { error } = await cancelHolds({ body: holds.map(({ cod_reserva }) => cod_reserva) });
    return error ? (error as CallFailure) : null;
  };
  const outcomeOf = (failure: CallFailure | null): CancelOutcome =>
    failure === null ? 'cancelled' : failure.status === 404 ? 'gone' : 'failed';

  function cancel(asked: readonly HoldEntry[]) {
    const holds = asked.filter(({ cod_reserva }) => !busy.includes(cod_reserva) && !isOver(told[cod_reserva]?.outcome));
    if (holds.length === 0) return;
    setBusy((before) => [...before, ...holds.map(({ cod_reserva }) => cod_reserva)]);
    queue.current = queue.current.then(() => cancelNow(holds));
  }
  async function cancelNow(holds: readonly HoldEntry[]) {
    const failure = await send(holds);
    const outcomes: { hold: HoldEntry; outcome: CancelOutcome }[] = [];
    for (const hold of holds) {
      const isRetried = failure?.status === 404 && holds.length > 1;
      outcomes.push({ hold, outcome: outcomeOf(isRetried ? await send([hold]) : failure) });
    }
    setBusy((before) => before.filter((id) => holds.every(({ cod_reserva }) => cod_reserva !== id)));
    setTold((before) => ({ ...before, ...Object.fromEntries(outcomes.map((each) => [each.hold.cod_reserva, each])) }));
    if (failure && failure.status !== 404) return void failureToast(failure);
    const done = outcomes.filter(({ outcome }) => outcome === 'cancelled').length;
    const isAll = done === holds.length;
    const [only] = holds.length === 1 ? outcomes : [];
    dispatch(
      toastShown({
        tone: isAll ? 'ok' : 'warning',
        message: isAll
          ? t('cancelled', { count: done })
          : only
            ? t(`outcome_${only.outcome}`)
            : t('cancelledSome', { count: holds.length, done }),
      }),
    );
  }
  return { cancel, told, isBusy: busy.length > 0, isCancelling: (id: string) => busy.includes(id) };
}
