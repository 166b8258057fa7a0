export { ClearanceScreen } from './ClearanceScreen';
export { useIssuePaymentSlipMutation } from './clearance.api';
export { PdfButton } from './PdfButton';
