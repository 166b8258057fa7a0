export { useListLoanRequestsQuery } from './loan-requests.api';
export { LoanRequestTab } from './LoanRequestTab';
export { LoanRequestsScreen } from './LoanRequestsScreen';
