export { DebtsCard } from './DebtsCard';
export { DebtsScreen } from './DebtsScreen';
