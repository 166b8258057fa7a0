import type { openSessions } from '@catalogue/api-contract';
import { deviceOf } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { endSession, endSessionIn, endSessionsOf, findSession, findSessions } from '../../sessions.store';
import { findActor } from './actor';

export const sessionsHandlers: Handlers<typeof openSessions> = {
  async listSessions({ patron }, deps) {
    const { root, isActing } = await findActor(deps, patron);
    const sessions = await findSessions(deps.db, patron.cod_pessoa, deps.clock.now());
    return (
      sessions
        // Who acts for a person neither sees nor ends where that person is signed in.
        .filter((session) => !isActing || session.root === root)
        .map(({ id, endereco, dispositivo, iniciada_em, usada_em, por, ...session }) => ({
          id,
          ...deviceOf(dispositivo),
          endereco,
          iniciada_em: iniciada_em.toISOString(),
          usada_em: usada_em.toISOString(),
          atual: session.root === root,
          por,
        }))
    );
  },

  async endSession({ params: { id }, patron, refuse }, deps) {
    const { root, isActing } = await findActor(deps, patron);
    const found = await findSession(deps.db, id);
    const foundRoot = found?.root_id ?? id;
    if (found?.cod_pessoa !== patron.cod_pessoa || (isActing && foundRoot !== root))
      return refuse('Sessão não encontrada.', { facts: { id } });
    const now = deps.clock.now();
    // Another who acts for the person stays signed in as themselves.
    if (found.acting_cod_pessoa === null) await endSession(deps.db, foundRoot, now);
    else await endSessionIn(deps.db, foundRoot, patron.cod_pessoa, now);
  },

  async endOtherSessions({ patron }, deps) {
    const { root, isActing } = await findActor(deps, patron);
    if (!isActing) await endSessionsOf(deps.db, patron.cod_pessoa, deps.clock.now(), root);
  },
};
