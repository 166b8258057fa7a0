export { useListAlertsQuery } from './alerts.api';
