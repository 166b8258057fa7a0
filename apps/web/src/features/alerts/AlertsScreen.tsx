import { periodUntil, type Period } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../shared/dates';
import { Fetched } from '../../shared/Fetched';
import { styled } from '../../shared/theme/styled';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { periodParameters, usePeriod } from '../../shared/usePeriod';
import { AlertRow } from './AlertRow';
import { useAlerts } from './useAlerts';
import { useListFocus } from './useListFocus';

const List = styled('ul', {
  base: {
    marginBlockStart: 'e4',
    maxWidth: '45rem',
    borderBlockEnd: '1px solid var(--borda)',
    '& > li:first-of-type': { borderBlockStart: '0' },
  },
});

/** `/meupergamum/alertas`: what the library told the patron, the newest first; of a period where the address says one. */
export function AlertsScreen() {
  const { t } = useTranslation('alerts');
  const today = useToday();
  const [address] = useSearchParams();
  const chosen = usePeriod(365);
  const period: Period | undefined = address.has(periodParameters.dataIni) ? chosen : undefined;
  const query = useAlerts(period);
  const list = useListFocus(query.currentData);
  return (
    <>
      <PageTitle size="area">{t('alertsTitle')}</PageTitle>
      <PeriodFilter period={period ?? periodUntil(today, 365)} />
      <Fetched query={query} failed={t('alertsFailed')} empty={t(period ? 'noAlertsThen' : 'noAlerts')}>
        {(alerts) => (
          <Paged items={alerts}>
            {(page) => (
              <List ref={list} tabIndex={-1} aria-label={t('alertsTitle')}>
                {page.map((alert) => (
                  <AlertRow key={alert.id} alert={alert} canRemove />
                ))}
              </List>
            )}
          </Paged>
        )}
      </Fetched>
    </>
  );
}
