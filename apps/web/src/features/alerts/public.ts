export { useAlerts } from './useAlerts';
