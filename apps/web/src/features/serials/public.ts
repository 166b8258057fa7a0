export { KardexTab } from './KardexTab';
export { SummariesTab } from './SummariesTab';
