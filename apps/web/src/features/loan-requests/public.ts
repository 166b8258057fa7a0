export { LoanRequestTab } from './LoanRequestTab';
export { LoanRequestsScreen } from './LoanRequestsScreen';
