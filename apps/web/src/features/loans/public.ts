export { useListDebtsQuery, useListPastLoansQuery, useListPendingTitlesQuery } from './loans.api';
export { LoanToReturn } from './LoanToReturn';
export { Obligations } from './Obligations';
export { RenewNow } from './RenewNow';
export { usePersonRenewal } from './usePersonRenewalBlock';
export { PastLoansScreen } from './PastLoansScreen';
export { PendingLoansScreen } from './PendingLoansScreen';
export { RenewalScreen } from './RenewalScreen';
