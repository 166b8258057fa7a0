export { useGetNetworkTitleQuery, useListInstitutionsQuery } from './partner-network.api';
