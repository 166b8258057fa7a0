export { InterestProfileScreen } from './InterestProfileScreen';
export { MatchesScreen } from './MatchesScreen';
export { TopicsScreen } from './TopicsScreen';
