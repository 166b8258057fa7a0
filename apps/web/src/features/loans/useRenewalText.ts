import type { PendingTitle } from '@catalogue/api-contract';
import {
  betterRenewalDay,
  daysGained,
  defaultRenewalLimit,
  dueState,
  renewalRefusal,
  renewedDueDate,
  type PersonRenewalBlock,
} from '@catalogue/domain';
import { shortDate, useToday } from '../../shared/dates';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import type { RenewalOutcome } from './useRenewal';

/** Texts of a loan and its renewal: the due date, the new date or the reason for a refusal, and the outcome. */
export function useRenewalText(title: PendingTitle, personBlock: PersonRenewalBlock | null) {
  const { t, i18n } = useOwnTranslation('loans');
  const today = useToday();
  const date = (text: string) => shortDate(text, i18n.language);
  const { state, soon } = dueState(title.dataDevolucaoPrevista, today);
  const limit = title.limiteRenovacoes ?? defaultRenewalLimit;
  const explain = (reason: string) => {
    // If this loan is not late, the reason refers to the patron's other loans.
    const key = reason === 'emprestimo_em_atraso' && state !== 'late' ? 'personBlock_emprestimo_em_atraso' : reason;
    return t(key as 'titulo_reservado', { date: date(title.dataDevolucaoPrevista), count: limit });
  };
  const block = renewalRefusal(title, personBlock, today);
  const left = Math.max(0, limit - Number(title.qtdeRenovacoes));
  const better = betterRenewalDay(title, today);
  const gain = [
    daysGained(title, today) > 0
      ? t('newDueFor', { date: date(renewedDueDate(title, today)), count: left })
      : t('dueStays', { date: date(title.dataDevolucaoPrevista) }),
    better && t('gainsMoreOn', { date: date(better.day), count: better.gain }),
  ]
    .filter(Boolean)
    .join(' ');

  // LOOK §6: of several renewals, each row shows its outcome; of a single one, the toast does, and the button its
  // reason.
  function outcomeText({ renovado, mensagem, dataDevolucaoPrevista, ofSeveral }: RenewalOutcome): string | null {
    if (renovado)
      return ofSeveral ? t('renewedUntil', { date: date(dataDevolucaoPrevista ?? title.dataDevolucaoPrevista) }) : null;
    const reason = i18n.exists(`loans:${mensagem}`, { count: limit }) ? explain(mensagem) : mensagem;
    if (ofSeveral) return t('notRenewed', { reason });
    return mensagem === block ? null : reason;
  }

  const tone: 'late' | 'soon' | 'calm' = state === 'late' ? 'late' : soon ? 'soon' : 'calm';
  return {
    due: t(state, { date: date(title.dataDevolucaoPrevista) }),
    tone,
    limit,
    /** Renewals that are left. */
    left,
    block,
    /** Why it cannot be renewed; if undefined, `gain` is the result of a renewal. */
    reason: block ? explain(block) : undefined,
    gain: block ? undefined : gain,
    outcomeText,
  };
}
