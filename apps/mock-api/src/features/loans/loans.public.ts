export { findDebtor, findDebts, findOpenLoans, storeDebtPayments } from './loans.store';
