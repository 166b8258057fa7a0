import type { InstitutionSettings, control } from '@catalogue/api-contract';
import { ChangedSince } from '@catalogue/database/changedSince';
import { findInstitutionSettings } from '@catalogue/database/findInstitutionSettings';
import { logoOfAddress } from '@catalogue/database/institutionLogo';
import { storeInstitutionSettings, UnknownCode } from '@catalogue/database/storeInstitutionSettings';
import type { Handlers, RefuseOf } from '../../http/serve';
import type { Tenants } from '../../tenants/tenants';

/** What `npm run library` does, over HTTP. */
export const institutionSettingsHandlers = (
  tenants: Tenants,
): Pick<Handlers<typeof control>, 'getLibraryData' | 'setLibraryData'> => ({
  getLibraryData: (_, { tenant }) => tenants.inTransaction(tenant, findInstitutionSettings),
  async setLibraryData({ body: { antes, ...data }, refuse }, { tenant }) {
    refuseBadLogo(data, refuse);
    try {
      return await tenants.inTransaction(tenant, async (db) => ({
        changed: await storeInstitutionSettings(db, data, antes),
        library: await findInstitutionSettings(db),
      }));
    } catch (error) {
      if (error instanceof ChangedSince)
        return refuse('Outra pessoa publicou isto depois que você leu.', {
          errors: Object.fromEntries(error.lists.map((list) => [list, ['has changed since it was read']])),
        });
      if (!(error instanceof UnknownCode)) throw error;
      return refuse(badValues, { errors: { [error.path.join('.')]: [error.message] } });
    }
  },
});

const badValues = 'Há valores que não podem ser usados.';

// A logo must be a data address: there is no folder to read a file from.
function refuseBadLogo(
  { instituicao }: InstitutionSettings,
  refuse: RefuseOf<(typeof control)['setLibraryData']>,
): void {
  if (typeof instituicao?.logo !== 'string') return;
  const logo = logoOfAddress(instituicao.logo);
  if ('sentence' in logo) refuse(badValues, { errors: { 'instituicao.logo': [logo.sentence] } });
}
