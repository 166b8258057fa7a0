export { AlertsCard } from './AlertsCard';
export { AlertsScreen } from './AlertsScreen';
export { useAlerts } from './useAlerts';
