export {
  useIssuePaymentSlipMutation,
  useListDeclarationsQuery,
  useListPaymentSlipsQuery,
  useOpenPaymentSlipMutation,
} from './clearance.api';
export { PdfButton } from './PdfButton';
