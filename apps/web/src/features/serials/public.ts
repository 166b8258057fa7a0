export { KardexTab } from './KardexTab';
export { SerialHoldings } from './SerialHoldings';
export { SummariesTab } from './SummariesTab';
