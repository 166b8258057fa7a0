import type { PlanOfTitle } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';

/** A title that is in more of them is a standard work: the first ones say so. */
const shown = 3;

/** The teaching plans that a title is in: for whom it is read, and whether it is the basic reading. */
export function TitlePlans({ plans }: { plans: readonly PlanOfTitle[] }) {
  const { t } = useTranslation('search');
  return (
    <ul className="mt-2 text-sm" aria-label={t('plansOf')}>
      {plans.slice(0, shown).map(({ tipo, disciplina, curso, professor, ano, semestre }, at) => (
        <li key={at}>
          {[t(`reading_${tipo}`), disciplina, curso, professor, t('planTerm', { year: ano, half: semestre })]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
      {plans.length > shown && <li className="muted">{t('morePlans', { count: plans.length - shown })}</li>}
    </ul>
  );
}
