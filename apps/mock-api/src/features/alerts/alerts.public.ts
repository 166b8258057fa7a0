export { storeAlerts } from './alerts.store';
