import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { HoldList } from './HoldList';
import { useListHoldsQuery } from './holds.api';

/** `/meupergamum/reservas`: the patron's holds, waiting and ready. */
export function HoldsScreen() {
  const { t } = useOwnTranslation('holds');
  const query = useListHoldsQuery(undefined, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('holdsTitle')}</PageTitle>
      <QueryView query={query} failed={t('holdsFailed')}>
        {(holds) => <HoldList holds={holds} />}
      </QueryView>
    </>
  );
}
