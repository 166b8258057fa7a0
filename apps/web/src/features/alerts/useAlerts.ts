import type { Period } from '@catalogue/domain';
import { useSelector } from 'react-redux';
import { refetchAlways } from '../../shared/refetchAlways';
import { useListAlertsQuery } from './alerts.api';
import type { AlertRemovals } from './removals';

/** The patron's alerts, all or of a period, without those removed locally. */
export function useAlerts(period?: Period) {
  const query = useListAlertsQuery(
    period && { query: { dataIni: period.dataIni, dataFim: period.dataFim } },
    refetchAlways,
  );
  const removals = useSelector((state: { alertRemovals: AlertRemovals }) => state.alertRemovals);
  const { currentData, error, isFetching, refetch } = query;
  const alerts = currentData?.filter(({ id }) => !(id in removals));
  // Each can be removed, and an unread one marked as read.
  const buttons = alerts && alerts.length + alerts.filter(({ lido }) => !lido).length;
  return { currentData: alerts, buttons, error, isFetching, refetch };
}
