import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const loansApi = api.injectEndpoints({ endpoints: endpointsOf('loans', calls.loans) });
export const {
  useListPendingTitlesQuery,
  useRenewLoansMutation,
  useListPastLoansQuery,
  useListDebtsQuery,
  useGetLoanTokenQuery,
  useMakeLoanTokenMutation,
} = loansApi;
