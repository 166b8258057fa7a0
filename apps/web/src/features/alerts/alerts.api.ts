import { alerts } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const alertsApi = api.injectEndpoints({ endpoints: endpointsOf('alerts', alerts) });
export const { useDeleteAlertMutation, useListAlertsQuery, useReadAlertMutation } = alertsApi;
