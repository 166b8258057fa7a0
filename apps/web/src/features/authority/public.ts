export { AuthorityScreen } from './AuthorityScreen';
