import { periodUntil, type Period } from '@catalogue/domain';
import { useEffect, useRef } from 'react';
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
  const list = useRef<HTMLUListElement>(null);
  const shown = query.currentData?.length ?? 0;
  const before = useRef(shown);
  // The button that had the focus goes with what it removed.
  useEffect(() => {
    if (shown < before.current && document.activeElement === document.body)
      (list.current ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
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
