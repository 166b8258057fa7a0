import { HoldStatus } from '@catalogue/api-contract';
import { useAlerts } from '../alerts/public';
import { useListHoldsQuery } from '../holds/public';
import type { MenuSlug } from './menu';

/** Number of waiting items per menu entry: only ready holds and unread alerts (LOOK §6). */
export function useWaiting(): Partial<Record<MenuSlug, number>> {
  const { data: holds } = useListHoldsQuery(undefined, { refetchOnFocus: true });
  const { currentData: alerts } = useAlerts();
  return {
    reservas: holds?.filter(({ situacao }) => situacao === HoldStatus.released).length ?? 0,
    alertas: alerts?.filter(({ lido }) => !lido).length ?? 0,
  };
}
