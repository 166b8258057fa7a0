import type { person } from '@catalogue/api-contract';
import {
  defaultRenewalLimit,
  passwordRules,
  personalDataFlaws,
  personRenewalBlock,
  tidyPersonalData,
} from '@catalogue/domain';
import type { Deps } from '../../deps';
import type { Patron } from '../../http/auth';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/serve';
import { lockPatron } from '../../locks.store';
import { endSessionsOf } from '../../sessions.store';
import {
  evaluatePassword,
  findActor,
  refusedPassword,
  replacePassword,
  reportNewPassword,
  startSession,
  storedHash,
} from '../session/session.public';
import { beginEmailChange, emailChangeHandlers } from './emailChange.handlers';
import {
  findAccount,
  findActedFor,
  findDeviations,
  findPersonalData,
  findRenewalEligibility,
  isCpfOfAnother,
  storePersonalData,
} from './person.store';
import { privacyHandlers } from './privacy.handlers';
import { handOverHandlers } from './handOver.handlers';

export const personHandlers: Handlers<typeof person> = {
  async getPersonalData({ patron }, { db }) {
    return (await findPersonalData(db, patron.cod_pessoa)) ?? sessionOver();
  },

  async updatePersonalData({ body, patron, client, refuse }, deps) {
    const { db, today } = deps;
    const data = tidyPersonalData(body);
    const flaws = personalDataFlaws(data, today());
    const errors = Object.fromEntries(Object.entries(flaws).map(([field, flaw]) => [field, [flaw]]));
    if (Object.keys(errors).length > 0) refuse('dados_invalidos', { errors, facts: { flaws, today: today() } });
    const { cod_pessoa, nome_pessoa } = await accountOf(patron, deps);
    await db.$transaction(async (tx) => {
      await lockPatron(tx, cod_pessoa);
      const { email: before = null, cpf = null } = (await findAccount(tx, cod_pessoa)) ?? {};
      // One that stands in two records already stays, so that the other fields can be changed.
      if (data.cpf !== null && data.cpf !== cpf && (await isCpfOfAnother(tx, cod_pessoa, data.cpf)))
        refuse('dados_invalidos', { errors: { cpf: ['cpf_de_outra_pessoa'] }, facts: { cod_pessoa } });
      const after = data.email;
      // With an address of their own, who acts for a person could recover the password and stay.
      if (patron.acting !== null && after !== before) refuse('so_a_propria_pessoa', { facts: { cod_pessoa } });
      const { address, language } = client;
      const change = { cod_pessoa, nome_pessoa, before, after, address, language };
      if (after !== before && !(await beginEmailChange(deps, tx, change)))
        refuse('MuitasTentativas', { facts: { cod_pessoa } });
      // A new address counts once it is confirmed.
      await storePersonalData(tx, cod_pessoa, { ...data, email: after === null ? null : before });
    });
    return { message: 'DadosAlteradosSucesso' };
  },

  async changePassword({ body, patron, client, refuse }, deps) {
    if (patron.acting !== null) refuse('so_a_propria_pessoa', { facts: { cod_pessoa: patron.cod_pessoa } });
    const account = await accountOf(patron, deps);
    const typed = { login: patron.login, client, password: body.senhaAtual, person: account };
    const failure = await evaluatePassword(deps, typed);
    if (failure === 'MuitasTentativas') refuse(failure, { facts: { login: patron.login } });
    if (failure) refuse('senha_atual_incorreta', { facts: { in_force: false } });
    const refused = await refusedPassword(deps, account, client, body.senhaNova);
    if (refused) refuse(refused.key, { errors: { senhaNova: refused.broken }, facts: { rules: passwordRules } });
    const { cod_pessoa, password_hash: before } = account;
    const after = await storedHash(deps, body.senhaNova);
    const at = deps.clock.now();
    const { root } = await findActor(deps, patron);
    const isChanged = await deps.db.$transaction(async (tx) => {
      if (!(await replacePassword(tx, { cod_pessoa, before, after, at }))) return false;
      await endSessionsOf(tx, cod_pessoa, at, root);
      await reportNewPassword({ ...deps, db: tx }, cod_pessoa);
      return true;
    });
    if (!isChanged) refuse('senha_atual_incorreta', { facts: { changed_meanwhile: true } });
    return { message: 'SenhaAlteradaSucesso' };
  },

  async getSignedInEmail({ patron }, deps) {
    const { email } = await accountOf(patron, deps);
    return { email };
  },

  listDeviations: ({ patron }, { db }) => findDeviations(db, patron.cod_pessoa),

  async getRenewalStanding({ patron }, { db, today }) {
    const eligibility = (await findRenewalEligibility(db, patron.cod_pessoa, today())) ?? sessionOver();
    const motivo = personRenewalBlock(eligibility);
    return { pode_renovar: motivo === null, motivo, limite_renovacoes: eligibility.limite ?? defaultRenewalLimit };
  },

  async getPersonName({ params, patron, refuse }, deps) {
    const actor = await findActor(deps, patron);
    const found = await findActedFor(deps.db, actor.cod_pessoa, params.user.trim());
    // A person who may not be looked up gives the same reply as an unknown one: names are not public.
    if (!found) return refuse('Usuário não encontrado.', { facts: { user: params.user } });
    return { nome_pessoa: found.nome_pessoa };
  },

  async exchangeUser({ body, patron, client, refuse }, deps) {
    const usuario = body.usuario.trim();
    // Who acts for somebody goes on with the own rights, not with theirs, and may always return.
    const actor = await findActor(deps, patron);
    const found = await findActedFor(deps.db, actor.cod_pessoa, usuario);
    if (!found || (found.isOwn && !actor.isActing))
      return refuse('usuario_nao_permitido', { facts: { usuario, own: found?.isOwn ?? false } });
    if (found.bloqueio) refuse('ACESSO_BLOQUEADO', { facts: { bloqueio: true } });
    const continues = { root: actor.root, acting: found.isOwn ? null : actor.cod_pessoa };
    return startSession(deps, { cod_pessoa: found.cod_pessoa, login: found.login, client, continues });
  },

  ...emailChangeHandlers,
  ...privacyHandlers,
  ...handOverHandlers,
};

const accountOf = async (patron: Patron, { db }: Deps) => (await findAccount(db, patron.cod_pessoa)) ?? sessionOver();

function sessionOver(): never {
  throw new Refusal(401, 'A sessão terminou ou não é válida. Entre de novo.');
}
