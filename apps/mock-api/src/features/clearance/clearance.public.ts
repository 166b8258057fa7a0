export { paySlip } from './slipPayment';
