export { TeachingPlanScreen } from './TeachingPlanScreen';
export { useListDatabasesQuery, useListPublicDatabasesQuery } from './teaching-plan.api';
