export { useListFollowedSerialsQuery, useListFollowedWorkTypesQuery, useListTopicsQuery } from './interest-profile.api';
export { InterestProfileScreen } from './InterestProfileScreen';
export { MatchesScreen } from './MatchesScreen';
export { TopicsScreen } from './TopicsScreen';
