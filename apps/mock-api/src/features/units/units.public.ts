export { findUnits } from './units.store';
