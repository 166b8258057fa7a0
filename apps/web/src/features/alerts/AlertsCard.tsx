import { isNoticeToDo } from '@catalogue/domain';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { Link } from 'react-router-dom';
import { useToday } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { paths } from '../../shared/paths';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { useListFocus } from '../../shared/useListFocus';
import { AlertRow } from './AlertRow';
import { isCurrent } from './isCurrent';
import { useAlerts } from './useAlerts';

const maxShown = 3;

/** The newest alerts on the first screen, unread ones first, but those that the list of what to do repeats. */
export function AlertsCard() {
  const { t } = useOwnTranslation('alerts');
  const today = useToday();
  const query = useAlerts();
  const current = query.currentData?.filter(isCurrent);
  const now = current?.filter(({ aviso }) => !(aviso && isNoticeToDo(aviso, today)));
  const list = useListFocus<HTMLUListElement>(query.buttons);
  // “No alerts” would be false.
  if (now?.length === 0 && current && current.length > 0) return null;
  return (
    <Card
      title={t('alertsTitle')}
      link={query.currentData?.length ? <Link to={paths.area('alertas')}>{t('seeAll')}</Link> : null}
    >
      <QueryView
        query={{ ...query, currentData: now }}
        failed={t('alertsFailed')}
        empty={<EmptyState plain title={t('noAlerts')} />}
      >
        {(alerts) => (
          <ul ref={list} tabIndex={-1} aria-label={t('alertsTitle')}>
            {[...alerts]
              .sort((one, other) => Number(one.lido) - Number(other.lido))
              .slice(0, maxShown)
              .map((alert) => (
                <AlertRow key={alert.id} alert={alert} />
              ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
