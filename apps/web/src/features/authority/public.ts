export { AuthorityScreen } from './AuthorityScreen';
export { useListAuthoritiesQuery } from './authority.api';
