export { useIssuePaymentSlipMutation } from './clearance.api';
export { PdfButton } from './PdfButton';
