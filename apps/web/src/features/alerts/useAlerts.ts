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
  return { currentData: currentData?.filter(({ id }) => !(id in removals)), error, isFetching, refetch };
}
