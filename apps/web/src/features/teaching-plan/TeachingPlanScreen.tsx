import { planSearchBlock } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageTitle } from '../../shared/ui/PageTitle';
import { PartHeading } from '../../shared/ui/PartHeading';
import { Paged } from '../../shared/ui/Paged';
import { pageParameter, useAddress } from '../../shared/useAddress';
import { PlanForm } from './PlanForm';
import { PlanSection } from './PlanSection';
import { planFromAddress, trimmed } from './planAddress';
import { useListPlansQuery } from './teaching-plan.api';

/** `/meupergamum/plano-ensino`: teaching plans by at least one field, with their reading lists and availability. */
export function TeachingPlanScreen() {
  // The availability lines use texts of `title`: loaded only with them, they would suspend the whole screen.
  const { t } = useTranslation(['teaching-plan', 'title']);
  const [address, change] = useAddress();
  const search = planFromAddress(address);
  const isAsked = planSearchBlock(search) === null;
  const query = useListPlansQuery({ query: search }, { skip: !isAsked, ...refetchAlways });
  return (
    <>
      <PageTitle size="area">{t('pageTitle')}</PageTitle>
      <PlanForm
        // Resets the form when the back button changes the search.
        key={JSON.stringify(search)}
        search={search}
        onSearch={(next) => change({ ...trimmed(next), [pageParameter]: '' }, { toPart: 'heading' })}
      />
      {isAsked && (
        <QueryView
          query={query}
          failed={t('plansFailed')}
          empty={
            <EmptyState title={<PartHeading>{t('plansFound', { count: 0 })}</PartHeading>}>
              <p>{t('noPlansWhy')}</p>
            </EmptyState>
          }
        >
          {(plans) => (
            <>
              <PartHeading>{t('plansFound', { count: plans.length })}</PartHeading>
              <Paged items={plans}>
                {(shown) =>
                  shown.map((plan, place) => (
                    <PlanSection key={`${plan.disciplina}-${plan.ano}-${place}`} plan={plan} />
                  ))
                }
              </Paged>
            </>
          )}
        </QueryView>
      )}
    </>
  );
}
