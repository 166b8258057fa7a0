import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const clearanceApi = api.injectEndpoints({ endpoints: endpointsOf('clearance', calls.clearance) });
export const {
  useCheckClearanceQuery,
  useSignClearanceMutation,
  useListDeclarationsQuery,
  useMailClearanceMutation,
  useIssuePaymentSlipMutation,
  useListPaymentSlipsQuery,
  useOpenPaymentSlipMutation,
  useGetDocumentKeyQuery,
  useCheckDeclarationQuery,
} = clearanceApi;
