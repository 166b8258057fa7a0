import { alerts } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const alertsApi = api.injectEndpoints({ endpoints: endpointsOf('alerts', alerts) });
export const { useListAlertsQuery, useReadAlertMutation } = alertsApi;
