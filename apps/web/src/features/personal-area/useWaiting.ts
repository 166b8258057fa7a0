import { HoldStatus } from '@catalogue/api-contract';
import { isCurrent, useAlerts } from '../alerts/public';
import { useListHoldsQuery } from '../holds/public';
import type { MenuSlug } from './menu';

/** Number of waiting items per menu entry: only ready holds, and unread alerts that are still true (LOOK §6). */
export function useWaiting(): Partial<Record<MenuSlug, number>> {
  const { data: holds } = useListHoldsQuery(undefined, { refetchOnFocus: true });
  const { currentData: alerts } = useAlerts();
  return {
    reservas: holds?.filter(({ situacao }) => situacao === HoldStatus.released).length ?? 0,
    alertas: alerts?.filter((alert) => !alert.lido && isCurrent(alert)).length ?? 0,
  };
}
