export { DatabasesScreen } from './DatabasesScreen';
export { OrdersScreen } from './OrdersScreen';
export { StatisticsScreen } from './StatisticsScreen';
export { SuggestionsScreen } from './SuggestionsScreen';
