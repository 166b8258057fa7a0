import { orderedStatuses } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Paged } from '../../shared/ui/Paged';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { usePeriod } from '../../shared/usePeriod';
import { useListSuggestionsQuery } from './acquisitions.api';
import { SuggestionTable } from './SuggestionTable';

/** `/meupergamum/aquisicao/pedidos`: the patron's suggestions that the library has ordered (ruling D4). */
export function OrdersScreen() {
  const { t } = useTranslation('acquisitions');
  const period = usePeriod(365);
  const query = useListSuggestionsQuery({ query: period }, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('ordersTitle')}</PageTitle>
      <PeriodFilter period={period} />
      <QueryView query={query} failed={t('suggestionsFailed')}>
        {(suggestions) => {
          const ordered = suggestions.filter(({ situacao }) =>
            orderedStatuses.some((code) => code === Number(situacao)),
          );
          if (ordered.length === 0)
            return (
              <EmptyState title={t('noOrders')}>
                <p>{t('noOrdersWhy')}</p>
              </EmptyState>
            );
          return (
            <Paged items={ordered}>
              {(shown) => <SuggestionTable caption={t('ordersTitle')} suggestions={shown} />}
            </Paged>
          );
        }}
      </QueryView>
    </>
  );
}
