import { reaisInText, summaryOf, type Situation } from '@catalogue/domain';
import type { TFunction } from 'i18next';

interface Wording {
  today: string;
  t: TFunction<'personal-area'>;
  language: string;
  /** Whether the reader acts for the patron: then nobody is spoken to as “you”. */
  isActing?: boolean;
  /** Whether something could not be looked up. */
  isPartial: boolean;
}

/**
 * The patron's situation in one sentence; empty until enough data is loaded. Nothing is in order that nobody could see, or could
 * not see again.
 */
export function summarySentence(situation: Situation, { today, t, language, isActing, isPartial }: Wording): string {
  const parts = summaryOf(situation, today);
  if (!parts?.length) return isPartial ? t('notAllKnown') : parts ? t('allWell') : '';
  const context = isActing ? 'acting' : undefined;
  const phrases = parts.map((part) =>
    part.key === 'owed'
      ? t(part.growth > 0 ? 'sum_owedGrowing' : 'sum_owed', {
          amount: reaisInText(part.amount),
          daily: reaisInText(part.growth),
          context,
        })
      : t(`sum_${part.key}`, { count: part.count, context }),
  );
  const sentence = new Intl.ListFormat(language, { type: 'conjunction' }).format(phrases);
  return `${sentence.charAt(0).toLocaleUpperCase(language)}${sentence.slice(1)}.`;
}
