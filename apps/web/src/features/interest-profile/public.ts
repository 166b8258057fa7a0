export { useListFollowedSerialsQuery, useListFollowedWorkTypesQuery, useListTopicsQuery } from './interest-profile.api';
export { FollowSearch } from './FollowSearch';
export { InterestProfileScreen } from './InterestProfileScreen';
export { MatchesScreen } from './MatchesScreen';
export { SearchesScreen } from './SearchesScreen';
export { TopicsScreen } from './TopicsScreen';
