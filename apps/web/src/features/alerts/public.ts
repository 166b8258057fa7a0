export { isCurrent } from './isCurrent';
export { useAlerts } from './useAlerts';
