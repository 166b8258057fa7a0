export { PendingLoansScreen } from './PendingLoansScreen';
