import type { InstitutionData, control } from '@catalogue/api-contract';
import { logoOfAddress } from '@catalogue/database/institutionLogo';
import { findInstitutionData, storeInstitutionData, UnknownCode } from '@catalogue/database/storeInstitutionData';
import type { Handlers, RefuseOf } from '../../http/serve';
import type { Tenants } from '../../tenants/tenants';

/** What `npm run library` does, for who has no terminal. */
export const institutionDataHandlers = (
  tenants: Tenants,
): Pick<Handlers<typeof control>, 'getLibraryData' | 'setLibraryData'> => ({
  getLibraryData: (_, { tenant }) => tenants.inTransaction(tenant, findInstitutionData),
  async setLibraryData({ body, refuse }, { tenant }) {
    refuseBadLogo(body, refuse);
    try {
      return await tenants.inTransaction(tenant, async (db) => ({
        changed: await storeInstitutionData(db, body),
        library: await findInstitutionData(db),
      }));
    } catch (error) {
      if (!(error instanceof UnknownCode)) throw error;
      return refuse(badValues, { errors: { [error.path.join('.')]: [error.message] } });
    }
  },
});

const badValues = 'Há valores que não podem ser usados.';

// There is no folder here that a logo could be a file of.
function refuseBadLogo({ instituicao }: InstitutionData, refuse: RefuseOf<(typeof control)['setLibraryData']>): void {
  if (typeof instituicao?.logo !== 'string') return;
  const logo = logoOfAddress(instituicao.logo);
  if ('sentence' in logo) refuse(badValues, { errors: { 'instituicao.logo': [logo.sentence] } });
}
