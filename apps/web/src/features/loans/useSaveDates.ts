import type { PendingTitle } from '@catalogue/api-contract';
import { calendarFile, calendarName, loanDeadline, type Language } from '@catalogue/domain';
import { useDispatch, useStore } from 'react-redux';
import { platform } from '../../shared/platform';
import { saveBytes } from '../../shared/saveFile';
import type { ServerClock } from '../../shared/serverClock';
import { toastShown } from '../../shared/toasts';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useFinePerDay, useLazyListOpeningHoursQuery } from '../site/public';

/** Saves the due dates of loans as a file for calendar programs. It is made here, so also without a network. */
export function useSaveDates() {
  const { t, i18n } = useOwnTranslation('loans');
  const dispatch = useDispatch();
  const store = useStore<{ serverClock: ServerClock }>();
  const finePerDay = useFinePerDay();
  const [findHours] = useLazyListOpeningHoursQuery();
  return async (titles: readonly PendingTitle[]) => {
    const [first, ...others] = titles;
    if (!first) return;
    const language = i18n.language as Language;
    // Without a network those that are known, or none.
    const { data: hours = [] } = await findHours(undefined, true);
    const reader = { language, origin: platform.origin(), finePerDay, hours };
    const now = new Date(Date.now() + store.getState().serverClock);
    const days = titles.map((title) => loanDeadline(title, reader));
    const text = calendarFile(days, { name: calendarName(language), now });
    const file = others.length === 0 ? t('calendarFileOf', { copy: first.codExemplar }) : t('calendarFile');
    saveBytes(file, 'text/calendar', new TextEncoder().encode(text));
    dispatch(toastShown({ tone: 'ok', message: t('datesSaved', { file }) }));
  };
}
