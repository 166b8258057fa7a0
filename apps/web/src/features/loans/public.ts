export { LoanTabs } from './LoanTabs';
export { PastLoansScreen } from './PastLoansScreen';
export { PendingLoansScreen } from './PendingLoansScreen';
export { RenewalScreen } from './RenewalScreen';
