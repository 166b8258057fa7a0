import { loanRequests } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const loanRequestsApi = api.injectEndpoints({ endpoints: endpointsOf('loanRequests', loanRequests) });
export const { useGetLoanRequestOptionsQuery, useRequestLoanMutation, useListLoanRequestsQuery } = loanRequestsApi;
