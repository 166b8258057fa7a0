import { alerts } from '@catalogue/api-contract';

/** What the alerts screen reads of each reply: the part that the contract tests hold a server to. */
export const alertsReads = { listAlerts: alerts.listAlerts.reply, readAlert: alerts.readAlert.reply };
