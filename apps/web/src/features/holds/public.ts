export { HoldStep } from './HoldStep';
export { HoldTab } from './HoldTab';
export { HoldsScreen } from './HoldsScreen';
export { PastHoldsScreen } from './PastHoldsScreen';
export { useListHoldsQuery } from './holds.api';
