import type { PendingTitle, RenewalResult } from '@catalogue/api-contract';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { shortDate } from '../../shared/dates';
import { toastDismissed, toastShown, type Toast } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { useRowWrites } from '../../shared/useRowWrites';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useRenewLoansMutation } from './loans.api';

/** The server's reply for a copy, and whether several were sent at once. */
export interface RenewalOutcome extends RenewalResult {
  ofSeveral: boolean;
}

/** Sends renewals and reports their outcome: one toast for all, and the reply for each copy. */
export function useRenewal() {
  const { t, i18n } = useOwnTranslation('loans');
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const [renewLoans] = useRenewLoansMutation();
  const { write, ...writes } = useRowWrites<PendingTitle, RenewalOutcome>(({ codExemplar }) => codExemplar);
  // The toast of the renewal before is not the reply to the next one.
  const lastToast = useRef<string>(undefined);
  const show = (toast: Omit<Toast, 'id'>) => void (lastToast.current = dispatch(toastShown(toast)).payload.id);

  function report(results: readonly RenewalResult[], titles: readonly PendingTitle[]) {
    const renewed = results.filter((result) => result.renovado);
    const first = titles.find((title) => title.codExemplar === renewed[0]?.codExemplar);
    const due = renewed[0]?.dataDevolucaoPrevista;
    if (renewed.length < results.length) {
      const message = t('renewedSome', { renewed: renewed.length, total: results.length });
      return show({ tone: 'warning', message });
    }
    const message =
      renewed.length === 1 && first && due
        ? t('renewed', { title: first.descricao, date: shortDate(due, i18n.language) })
        : t('renewedMany', { count: renewed.length });
    show({ tone: 'ok', message });
  }
  const renew = (asked: readonly PendingTitle[]) =>
    write(asked, async (titles) => {
      if (lastToast.current !== undefined) dispatch(toastDismissed(lastToast.current));
      const { data, error } = await renewLoans({
        body: titles.map(({ codExemplar, codBibliotecaExemplar }) => ({
          codExamplar: codExemplar,
          codBibliotecaExemplar,
        })),
      });
      if (!data) return { report: () => void (lastToast.current = failureToast(error)) };
      const ofSeveral = titles.length > 1;
      return {
        outcomes: Object.fromEntries(data.map((result) => [result.codExemplar, { ...result, ofSeveral }])),
        report: () => report(data, titles),
      };
    });

  return { renew, ...writes };
}
