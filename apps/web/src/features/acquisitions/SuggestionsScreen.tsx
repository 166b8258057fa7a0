import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Activity, useHasActivity } from '../site/public';
import { SuggestionDialog } from '../units/public';
import { FailedAside, QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { useChoiceInAddress } from '../../shared/useAddress';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ListTools } from '../../shared/ui/ListTools';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Paged } from '../../shared/ui/Paged';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { Select } from '../../shared/ui/Select';
import { usePeriod } from '../../shared/usePeriod';
import { useListSuggestionsQuery, useListSuggestionStatusesQuery } from './acquisitions.api';
import { SuggestionTable } from './SuggestionTable';
import { useStatusName } from './useStatusName';

/** `/meupergamum/aquisicao`: the patron's purchase suggestions, in one of fourteen statuses or in all (D1 §4). */
export function SuggestionsScreen() {
  const { t } = useTranslation('acquisitions');
  const period = usePeriod(365);
  const statusName = useStatusName();
  const statuses = useListSuggestionStatusesQuery();
  // An invalid code in the address is not sent.
  const [status, chooseStatus] = useChoiceInAddress('situacao', (code) => /^[1-9]\d{0,8}$/.test(code));
  const query = useListSuggestionsQuery({ query: { ...period, ...(status && { situacao: status }) } }, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('suggestionsTitle')}</PageTitle>
      <SuggestPurchase />
      <PeriodFilter period={period}>
        <Select
          label={t('status')}
          placeholder={t('allStatuses')}
          options={(statuses.data ?? []).map((each) => ({ value: each.codigo, label: statusName(each) }))}
          value={status}
          onChange={chooseStatus}
        />
      </PeriodFilter>
      <FailedAside query={statuses} />
      <QueryView
        query={query}
        failed={t('suggestionsFailed')}
        empty={
          <EmptyState title={t('noSuggestions')}>
            <p>{t(status ? 'noneOfStatus' : 'noSuggestionsWhy')}</p>
          </EmptyState>
        }
      >
        {(suggestions) => (
          <Paged items={suggestions}>
            {(shown) => <SuggestionTable caption={t('suggestionsTitle')} suggestions={shown} />}
          </Paged>
        )}
      </QueryView>
    </>
  );
}

/**
 * Opens the footer's suggestion dialog here too; it sends professors to the institution's acquisition system
 * (ruling B21).
 */
function SuggestPurchase() {
  const { t } = useTranslation('acquisitions');
  const [isOpen, setOpen] = useState(false);
  if (!useHasActivity(Activity.acquisitionSuggestion)) return null;
  return (
    <>
      <ListTools>
        <Button variant="brand" onClick={() => setOpen(true)}>
          {t('suggest')}
        </Button>
      </ListTools>
      <SuggestionDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
