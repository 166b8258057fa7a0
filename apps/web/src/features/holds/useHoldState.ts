import { HoldStatus, type HoldEntry } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../shared/dates';

/** The state of a hold as text: ready and until when, or its position in the queue. */
export function useHoldState(hold: HoldEntry): { isReady: boolean; state: string } {
  const { t, i18n } = useTranslation('holds');
  if (hold.situacao === HoldStatus.released) {
    const { validade } = hold;
    return {
      isReady: true,
      state: validade ? t('readyUntil', { date: shortDate(validade, i18n.language) }) : t('readyNow'),
    };
  }
  const isNext = hold.posicao === 1;
  return { isReady: false, state: isNext ? t('nextInQueue') : t('placeInQueue', { position: hold.posicao }) };
}
