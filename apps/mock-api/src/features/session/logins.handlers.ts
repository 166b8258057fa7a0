import type { logins } from '@catalogue/api-contract';
import { destinations } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { findActor } from './actor';
import { findDuplicates, findLogins } from './logins.store';
import { findSignInSettings } from './session.store';
import { startSession } from './tokens';

export const loginsHandlers: Handlers<typeof logins> = {
  async listDuplicates({ query }, { db }) {
    const { flow } = await findSignInSettings(db);
    return flow === 'ef' ? findDuplicates(db, query.usuario.trim()) : [];
  },

  listLogins: ({ patron }, { db }) => findLogins(db, patron.cod_pessoa),

  async switchLogin({ body, patron, client, refuse }, deps) {
    const [codigo, base] = [body.codigo.trim(), body.base.trim()];
    const own = await findLogins(deps.db, patron.cod_pessoa);
    const chosen = own.find((login) => login.codigo === codigo);
    const isBase = (destinations as readonly string[]).includes(base) || base === chosen?.base;
    if (!chosen || !isBase)
      return refuse('login_nao_permitido', { facts: { codigo, base, own: own.map((one) => one.codigo) } });
    if (chosen.bloqueio) refuse('ACESSO_BLOQUEADO', { facts: { bloqueio: true } });
    const { root, cod_pessoa: actor, isActing } = await findActor(deps, patron);
    const continues = { root, acting: isActing ? actor : null };
    return startSession(deps, { cod_pessoa: patron.cod_pessoa, login: chosen.login, client, continues });
  },
};
