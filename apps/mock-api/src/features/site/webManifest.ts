import { manifestOf } from '@catalogue/web-host/webManifest';
import type { Page } from '../../http/pages';
import { logoAddress } from './logo';
import { findInstitution } from './site.store';

/** `/manifest.webmanifest`: the catalogue as an app that a phone installs, with the institution's name and logo. */
export const webManifestPage: Page = {
  path: '/manifest.webmanifest',
  async open(_, { db }) {
    const { sigla, nome, logo } = await findInstitution(db);
    return {
      type: 'application/manifest+json; charset=utf-8',
      text: manifestOf({ name: nome ?? `Bibliotecas ${sigla}`, shortName: sigla, logo: logoAddress(logo) }),
    };
  },
};
