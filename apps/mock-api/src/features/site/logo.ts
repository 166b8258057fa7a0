import { createHash } from 'node:crypto';
import { html, page, type Page } from '../../http/pages';
import { findInstitution } from './site.store';

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/svg+xml': 'svg' };

interface Logo {
  name: string;
  type: string;
  picture: Buffer;
}

/** The picture in a `data:` address. Its name is a hash of it, so that a new picture has a new name. */
function logoOf(address: string | null): Logo | null {
  const [, type = '', base64 = ''] = /^data:([\w/+]+);base64,(.+)$/.exec(address ?? '') ?? [];
  const ending = endings[type];
  if (ending === undefined) return null;
  const picture = Buffer.from(base64, 'base64');
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16);
  return { name: `${hash}.${ending}`, type, picture };
}

/** Where browsers find the logo, from the root of the catalogue. */
export function logoAddress(address: string | null): string | null {
  const logo = logoOf(address);
  return logo && `/logo/${logo.name}`;
}

/** `/logo/NAME`: the logo of the institution. */
export const logoPage: Page = {
  path: '/logo/:name',
  async open({ name }, { db }) {
    const logo = logoOf((await findInstitution(db)).logo);
    if (logo === null || logo.name !== name)
      return { status: 404, html: page('Não há este logotipo', html`<p><a href="/">Abrir o catálogo</a></p>`) };
    return { type: logo.type, picture: logo.picture };
  },
};
