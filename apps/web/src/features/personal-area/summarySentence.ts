import { formatReais, reaisInText, summaryOf, type Situation } from '@catalogue/domain';
import type { TFunction } from 'i18next';

interface Wording {
  today: string;
  t: TFunction<'personal-area'>;
  language: string;
}

/** The patron's situation in one sentence; empty until enough data is loaded. */
export function summarySentence(situation: Situation, { today, t, language }: Wording): string {
  const parts = summaryOf(situation, today);
  if (parts === null) return '';
  if (parts.length === 0) return t('allWell');
  const phrases = parts.map((part) =>
    part.key === 'owed'
      ? t(part.growth > 0 ? 'sum_owedGrowing' : 'sum_owed', {
          amount: formatReais(part.amount),
          daily: reaisInText(part.growth),
        })
      : t(`sum_${part.key}`, { count: part.count }),
  );
  const sentence = new Intl.ListFormat(language, { type: 'conjunction' }).format(phrases);
  return `${sentence.charAt(0).toLocaleUpperCase(language)}${sentence.slice(1)}.`;
}
