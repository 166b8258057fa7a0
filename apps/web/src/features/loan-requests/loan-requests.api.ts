import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const loanRequestsApi = api.injectEndpoints({ endpoints: endpointsOf('loanRequests', calls.loanRequests) });
export const { useGetLoanRequestOptionsQuery, useRequestLoanMutation, useListLoanRequestsQuery } = loanRequestsApi;
