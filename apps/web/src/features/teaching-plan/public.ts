export { TeachingPlanScreen } from './TeachingPlanScreen';
export { useListDatabasesQuery } from './teaching-plan.api';
