export { findDebtor, findDebts, findOpenLoans, lend, storeDebtPayments } from './loans.store';
