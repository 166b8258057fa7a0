import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { QueryView } from '../../shared/QueryView';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { ListTools } from '../../shared/ui/ListTools';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { noPeriod, usePeriod } from '../../shared/usePeriod';
import { inPlace } from '../../shared/useScrollRestoration';
import { useListFocus } from '../../shared/useListFocus';
import { AlertRow } from './AlertRow';
import { AlertTabs } from './AlertTabs';
import { isCurrent } from './isCurrent';
import { useAlerts } from './useAlerts';
import css from './AlertsScreen.module.css';

/**
 * `/meupergamum/alertas`: what the library tells the patron and is true now, newest first; `past`: what was true once.
 * Limited to a period if the address has one.
 */
export function AlertsScreen({ past = false }: { past?: boolean }) {
  const { t } = useOwnTranslation('alerts');
  const period = usePeriod(noPeriod);
  const isNarrowed = period.dataIni !== '';
  const query = useAlerts(isNarrowed ? period : undefined);
  // The tab counts all of them, whatever the period.
  const { currentData: all } = useAlerts();
  const shown = query.currentData?.filter((alert) => isCurrent(alert) !== past);
  const list = useListFocus<HTMLUListElement>(query.buttons);
  return (
    <>
      <PageTitle size="area">{t('alertsTitle')}</PageTitle>
      <AlertTabs count={all?.filter(isCurrent).length ?? null} />
      <PeriodFilter period={period} />
      {isNarrowed && (
        <ListTools>
          <LinkButton to={paths.area(past ? 'alertas/passados' : 'alertas')} state={inPlace} variant="text">
            {t('seeAll')}
          </LinkButton>
        </ListTools>
      )}
      <QueryView
        query={{ ...query, currentData: shown }}
        failed={t('alertsFailed')}
        empty={t(isNarrowed ? 'noAlertsThen' : past ? 'noPastAlerts' : 'noAlerts')}
      >
        {(alerts) => (
          <Paged items={alerts}>
            {(page) => (
              <ul className={css.list} ref={list} tabIndex={-1} aria-label={t('alertsTitle')}>
                {page.map((alert) => (
                  <AlertRow key={alert.id} alert={alert} canRemove />
                ))}
              </ul>
            )}
          </Paged>
        )}
      </QueryView>
    </>
  );
}
