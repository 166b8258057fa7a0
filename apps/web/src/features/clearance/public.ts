export { useIssuePaymentSlipMutation, useListPaymentSlipsQuery, useOpenPaymentSlipMutation } from './clearance.api';
export { PdfButton } from './PdfButton';
