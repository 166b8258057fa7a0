export { useListAuthoritiesQuery } from './authority.api';
