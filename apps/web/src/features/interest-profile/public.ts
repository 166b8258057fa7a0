export { useListFollowedSerialsQuery, useListFollowedWorkTypesQuery, useListTopicsQuery } from './interest-profile.api';
export { FollowSearch } from './FollowSearch';
