import type { PendingTitle, RenewalResult } from '@catalogue/api-contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { shortDate } from '../../shared/dates';
import { toastGone, toastShown, type Toast } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { useRenewLoansMutation } from './loans.api';

/** The server's reply for a copy, and whether several were sent at once. */
export interface RenewalOutcome extends RenewalResult {
  ofSeveral: boolean;
}

/**
 * Sends renewals and reports their outcome: one toast for all, and the reply for each copy. `titlesBefore` has each
 * renewed title as it was before its first renewal on this screen.
 */
export function useRenewal() {
  const { t, i18n } = useTranslation('loans');
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const [renewLoans] = useRenewLoansMutation();
  const [results, setResults] = useState<Record<string, RenewalOutcome>>({});
  const [titlesBefore, setTitlesBefore] = useState<Record<string, PendingTitle>>({});
  const [busy, setBusy] = useState<readonly string[]>([]);
  const isRenewing = (codExemplar: string) => busy.includes(codExemplar);
  // The toast of the renewal before is not the reply to the next one.
  const lastToast = useRef<string>(undefined);
  const show = (toast: Omit<Toast, 'id'>) => void (lastToast.current = dispatch(toastShown(toast)).payload.id);

  async function renew(asked: PendingTitle[]) {
    const titles = asked.filter(({ codExemplar }) => !isRenewing(codExemplar));
    if (titles.length === 0) return;
    const copies = titles.map(({ codExemplar }) => codExemplar);
    if (lastToast.current !== undefined) dispatch(toastGone(lastToast.current));
    setBusy((before) => [...before, ...copies]);
    setTitlesBefore((known) => ({
      ...Object.fromEntries(titles.map((title) => [title.codExemplar, title])),
      ...known,
    }));
    const { data, error } = await renewLoans({
      body: titles.map(({ codExemplar, codBibliotecaExemplar }) => ({
        codExamplar: codExemplar,
        codBibliotecaExemplar,
      })),
    });
    setBusy((before) => before.filter((copy) => !copies.includes(copy)));
    if (!data) return void (lastToast.current = failureToast(error));
    const told = data.map((result) => [result.codExemplar, { ...result, ofSeveral: titles.length > 1 }] as const);
    setResults((known) => ({ ...known, ...Object.fromEntries(told) }));
    const renewed = data.filter((result) => result.renovado);
    const first = titles.find((title) => title.codExemplar === renewed[0]?.codExemplar);
    if (renewed.length < data.length) {
      const message = t('renewedSome', { renewed: renewed.length, total: data.length });
      return show({ tone: 'warning', message });
    }
    const due = renewed[0]?.dataDevolucaoPrevista;
    const message =
      renewed.length === 1 && first && due
        ? t('renewed', { title: first.descricao, date: shortDate(due, i18n.language) })
        : t('renewedMany', { count: renewed.length });
    show({ tone: 'ok', message });
  }

  const clearTitlesBefore = () => setTitlesBefore({});
  return { renew, results, titlesBefore, clearTitlesBefore, isBusy: busy.length > 0, isRenewing };
}
