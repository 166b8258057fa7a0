export { useGetRenewalStandingQuery } from './person.api';
