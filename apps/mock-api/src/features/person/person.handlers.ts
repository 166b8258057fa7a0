import type { person } from '@catalogue/api-contract';
import { isPassword } from '@catalogue/database/passwordHash';
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
import { issueNewIdentity, storedHash, refusedPassword, replacePassword } from '../session/session.public';
import {
  findAccount,
  findActedFor,
  findDeviations,
  findPersonalData,
  findRenewalEligibility,
  storePersonalData,
} from './person.store';
import { redirectsHandlers } from './redirects.handlers';

export const personHandlers: Handlers<typeof person> = {
  async getPersonalData({ patron }, { db }) {
    return (await findPersonalData(db, patron.cod_pessoa)) ?? sessionOver();
  },

  async updatePersonalData({ body, patron, refuse }, { db, today }) {
    const data = tidyPersonalData(body);
    const flaws = personalDataFlaws(data, today());
    const errors = Object.fromEntries(Object.entries(flaws).map(([field, flaw]) => [field, [flaw]]));
    if (Object.keys(errors).length > 0) refuse('dados_invalidos', { errors, facts: { flaws, today: today() } });
    await storePersonalData(db, patron.cod_pessoa, data);
    return { message: 'DadosAlteradosSucesso' };
  },

  async changePassword({ body, patron, refuse }, deps) {
    const account = await accountOf(patron, deps);
    if (!(await isPassword(body.senhaAtual, account.password_hash)))
      refuse('senha_atual_incorreta', { facts: { in_force: false } });
    const refused = await refusedPassword(deps, account, body.senhaNova);
    if (refused) refuse(refused.key, { errors: { senhaNova: refused.broken }, facts: { rules: passwordRules } });
    const { cod_pessoa, password_hash: before } = account;
    const after = await storedHash(body.senhaNova);
    const at = deps.clock.now();
    if (!(await deps.db.$transaction((tx) => replacePassword(tx, { cod_pessoa, before, after, at }))))
      refuse('senha_atual_incorreta', { facts: { changed_meanwhile: true } });
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

  async getPersonName({ params, patron, refuse }, { db }) {
    const found = await findActedFor(db, patron.cod_pessoa, params.user.trim());
    // A person who may not be looked up gives the same reply as an unknown one: names are not public.
    if (!found) return refuse('Usuário não encontrado.', { facts: { user: params.user } });
    return { nome_pessoa: found.nome_pessoa };
  },

  async exchangeUser({ body, patron, refuse }, deps) {
    const usuario = body.usuario.trim();
    const found = await findActedFor(deps.db, patron.cod_pessoa, usuario);
    if (!found || found.isOwn)
      return refuse('usuario_nao_permitido', { facts: { usuario, own: found?.isOwn ?? false } });
    if (found.bloqueio) refuse('ACESSO_BLOQUEADO', { facts: { bloqueio: true } });
    return issueNewIdentity(deps, { login: found.login, person: found });
  },

  ...redirectsHandlers,
};

const accountOf = async (patron: Patron, { db }: Deps) => (await findAccount(db, patron.cod_pessoa)) ?? sessionOver();

function sessionOver(): never {
  throw new Refusal(401, 'A sessão terminou ou não é válida. Entre de novo.');
}
