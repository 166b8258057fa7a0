import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { LateSum } from './LateCost';
import { useListPendingTitlesQuery } from './loans.api';
import { PendingLoans } from './PendingLoans';

/** `/meupergamum/titulos-pendentes`: the patron's loans and their renewal. */
export function PendingLoansScreen() {
  const { t } = useOwnTranslation('loans');
  const query = useListPendingTitlesQuery({ query: { showDetails: '1' } }, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('pageTitle')}</PageTitle>
      <QueryView query={query} failed={t('pendingTitlesFailed')}>
        {({ titulos }) => (
          <>
            <LateSum titles={titulos} />
            <PendingLoans titles={titulos} />
          </>
        )}
      </QueryView>
    </>
  );
}
