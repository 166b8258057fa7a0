import { selfServiceAddress } from '@catalogue/domain';
import { useGetInstitutionQuery, useGetSelfServiceQuery } from '../features/site/public';

/** The address of the self-service window, when the server has one. */
export function useSelfService(): string | undefined {
  const { data: institution } = useGetInstitutionQuery();
  const { data: service } = useGetSelfServiceQuery();
  return (institution && service && selfServiceAddress(institution, service)) ?? undefined;
}
