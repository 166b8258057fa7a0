export {
  useDeleteCalendarAddressMutation,
  useGetCalendarAddressQuery,
  useMakeCalendarAddressMutation,
} from './alerts.api';
export { isCurrent } from './isCurrent';
export { useAlerts } from './useAlerts';
