export { findDebts, findOpenLoans } from './loans.store';
