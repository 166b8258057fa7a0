import type { authority } from '@catalogue/api-contract';
import { authorityRecord, authorityTypeNames, marcRows } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { findAuthority, findAuthorityNames, findReferences, findTitlesOf } from './authority.store';

export const authorityHandlers: Handlers<typeof authority> = {
  async getAuthority({ params, language, refuse }, { db }) {
    const { registro, ...found } =
      (await findAuthority(db, params.id)) ?? refuse('Registro de autoridade não encontrado.');
    const [remissivas, acervos] = await Promise.all([findReferences(db, params.id), findTitlesOf(db, params.id)]);
    return {
      ...found,
      desc_tipo: authorityTypeNames[found.tipo]?.[language] ?? String(found.tipo),
      remissivas,
      acervos,
      marc: marcRows(registro ?? authorityRecord({ ...found, remissivas })),
    };
  },

  async listAuthorities({ query }, { db }) {
    return findAuthorityNames(db, query.autoridades);
  },
};
