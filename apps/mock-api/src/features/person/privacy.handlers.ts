import type { privacy } from '@catalogue/api-contract';
import { countHistory, eraseOptedOutHistory } from '@catalogue/database/personHistory';
import { exportPerson } from '@catalogue/database/personRecord';
import { isFreshSignIn } from '@catalogue/domain';
import { findAccesses, recordAccess } from '../../accesses.store';
import type { Handlers } from '../../http/serve';
import { lockPatron } from '../../locks.store';
import { queryOf } from '../../personQuery.store';
import { evaluatePassword, findActor } from '../session/session.public';
import { findAccount } from './person.store';
import { findSignInTime, keepsHistory, storeHistoryChoice } from './privacy.store';

/** What a person may ask of who stores their data. Who acts for a person may not take, see or erase what is about them. */
export const privacyHandlers: Handlers<typeof privacy> = {
  async takeOwnData({ body: { senha }, patron, client, refuse }, deps) {
    const { db, clock } = deps;
    const { cod_pessoa, login } = patron;
    const { root, isActing } = await findActor(deps, patron);
    if (isActing) refuse('so_a_propria_pessoa', { facts: { cod_pessoa } });
    if (senha === null) {
      const signedIn = await findSignInTime(db, root);
      if (signedIn === null || !isFreshSignIn(signedIn, clock.now()))
        refuse('precisa_da_senha', { facts: { entrou: signedIn } });
    } else {
      const account = (await findAccount(db, cod_pessoa)) ?? undefined;
      const failure = await evaluatePassword(deps, { login, client, password: senha, person: account });
      if (failure === 'MuitasTentativas') refuse(failure, { facts: { login } });
      if (failure) refuse('senha_atual_incorreta', { facts: { in_force: false } });
    }
    await recordAccess(deps, [cod_pessoa], { quem: 'proprio', acao: 'levou', dados: 'tudo' });
    return exportPerson(queryOf(db), cod_pessoa);
  },

  async listAccesses({ patron, refuse }, deps) {
    if ((await findActor(deps, patron)).isActing)
      refuse('so_a_propria_pessoa', { facts: { cod_pessoa: patron.cod_pessoa } });
    const accesses = await findAccesses(deps.db, patron.cod_pessoa);
    return accesses.map(({ em, ultima, ...access }) => ({
      ...access,
      em: em.toISOString(),
      ultima: ultima.toISOString(),
    }));
  },

  getHistoryChoice: async ({ patron: { cod_pessoa } }, { db }) => ({
    guarda: await keepsHistory(db, cod_pessoa),
    guardados: await countHistory(queryOf(db), cod_pessoa),
  }),

  async setHistoryChoice({ body: { guarda }, patron, refuse }, deps) {
    const { cod_pessoa } = patron;
    if ((await findActor(deps, patron)).isActing) refuse('so_a_propria_pessoa', { facts: { cod_pessoa } });
    await deps.db.$transaction(async (tx) => {
      await lockPatron(tx, cod_pessoa);
      await storeHistoryChoice(tx, cod_pessoa, guarda);
      if (!guarda) await eraseOptedOutHistory(queryOf(tx), cod_pessoa);
    });
    return { message: guarda ? 'HistoricoGuardado' : 'HistoricoApagado' };
  },
};
