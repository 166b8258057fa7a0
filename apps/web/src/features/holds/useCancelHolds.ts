import type { HoldEntry } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isNotFound } from '../../shared/isNotFound';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { useRowWrites } from '../../shared/useRowWrites';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useCancelHoldsMutation } from './holds.api';

/** The outcome of a cancellation; `gone`: the hold had already ended. */
export type CancelOutcome = 'cancelled' | 'gone' | 'failed';

interface Cancellation {
  hold: HoldEntry;
  outcome: CancelOutcome;
}

/** The hold has ended; there is nothing left to cancel. */
export const isOver = (outcome?: CancelOutcome): boolean => outcome === 'cancelled' || outcome === 'gone';

/**
 * Cancels holds and reports the outcome of each. The server cancels all of them or none: if one has ended already, the
 * others are sent again one by one. Cancellations confirmed during a request are queued.
 */
export function useCancelHolds() {
  const { t } = useOwnTranslation('holds');
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const [cancelHolds] = useCancelHoldsMutation();
  const { write, ...writes } = useRowWrites<HoldEntry, Cancellation>(({ cod_reserva }) => cod_reserva);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (holds: readonly HoldEntry[]): Promise<CallFailure | null> => {
    const { error } = await cancelHolds({ body: holds.map(({ cod_reserva }) => cod_reserva) });
    return error ? (error as CallFailure) : null;
  };
  const outcomeOf = (failure: CallFailure | null): CancelOutcome =>
    failure === null ? 'cancelled' : isNotFound(failure) ? 'gone' : 'failed';

  async function cancelNow(holds: readonly HoldEntry[]) {
    const failure = await send(holds);
    const cancellations: Cancellation[] = [];
    for (const hold of holds) {
      const isRetried = isNotFound(failure) && holds.length > 1;
      cancellations.push({ hold, outcome: outcomeOf(isRetried ? await send([hold]) : failure) });
    }
    return {
      outcomes: Object.fromEntries(cancellations.map((each) => [each.hold.cod_reserva, each])),
      report: () => (failure && !isNotFound(failure) ? void failureToast(failure) : report(cancellations)),
    };
  }
  function report(cancellations: readonly Cancellation[]) {
    const done = cancellations.filter(({ outcome }) => outcome === 'cancelled').length;
    const isAll = done === cancellations.length;
    const [only] = cancellations.length === 1 ? cancellations : [];
    dispatch(
      toastShown({
        tone: isAll ? 'ok' : 'warning',
        message: isAll
          ? t('cancelled', { count: done })
          : only
            ? t(`outcome_${only.outcome}`)
            : t('cancelledSome', { count: cancellations.length, done }),
      }),
    );
  }
  const cancel = (asked: readonly HoldEntry[]) =>
    write(
      asked.filter(({ cod_reserva }) => !isOver(writes.outcomes[cod_reserva]?.outcome)),
      (holds) => {
        const cancelled = queue.current.then(() => cancelNow(holds));
        queue.current = cancelled;
        return cancelled;
      },
    );
  return { cancel, ...writes };
}
