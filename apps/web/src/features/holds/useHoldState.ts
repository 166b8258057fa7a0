import { HoldStatus, type HoldEntry } from '@catalogue/api-contract';
import { shortDate, useToday } from '../../shared/dates';
import { useOwnTranslation } from '../../shared/useOwnTranslation';

/** The state of a hold as text: ready and until when, or its position in the queue. */
export function useHoldState(hold: HoldEntry): { isReady: boolean; isLastDay: boolean; state: string } {
  const { t, i18n } = useOwnTranslation('holds');
  const today = useToday();
  if (hold.situacao === HoldStatus.released) {
    const { validade } = hold;
    const isLastDay = validade === today;
    const state = validade ? t('readyUntil', { date: shortDate(validade, i18n.language) }) : t('readyNow');
    return { isReady: true, isLastDay, state: isLastDay ? t('readyUntilToday') : state };
  }
  const isNext = hold.posicao === 1;
  return {
    isReady: false,
    isLastDay: false,
    state: isNext ? t('nextInQueue') : t('placeInQueue', { position: hold.posicao }),
  };
}
