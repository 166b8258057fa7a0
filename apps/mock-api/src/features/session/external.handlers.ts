import { randomBytes } from 'node:crypto';
import type { externalSignIn } from '@catalogue/api-contract';
import { externalFailure, externalMinutes, isOwnPath } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { hasDemoIdentity } from '../../exposure';
import type { Handlers } from '../../http/serve';
import { beginExternal, findExternal, spendExternal, type ExternalKind } from './external.store';
import { identityPath, isOfAnother } from './identityPage';
import { findFirstLogin, findSignInSettings } from './session.store';
import { hashToken, startSession } from './tokens';

export const externalHandlers: Handlers<typeof externalSignIn> = {
  async startOidc({ query, bindBrowser, refuse }, deps) {
    if (!hasDemoIdentity(deps.settings) || !(await findSignInSettings(deps.db)).oidc)
      refuse('oidc_desativado', { facts: { usaOIDC: false } });
    const { redirect = '/' } = query;
    if (!isOwnPath(redirect))
      refuse('redirecionamento_invalido', { errors: { redirect: ['foreign'] }, facts: { redirect } });
    const nonce = await begin(deps, { tipo: 'oidc', login: query.login, redirect }, bindBrowser);
    return { nonce, link: linkOf(nonce) };
  },

  validateOidc: ({ body, ...input }, deps) => openSession('oidc', body.nonce, input, deps),

  async startSaml({ query, bindBrowser, refuse }, deps) {
    if (!hasDemoIdentity(deps.settings) || !(await findSignInSettings(deps.db)).saml)
      refuse('saml_desativado', { facts: { link_logout_saml: null } });
    const { redirect = '/' } = query;
    if (!isOwnPath(redirect))
      refuse('redirecionamento_invalido', { errors: { redirect: ['foreign'] }, facts: { redirect } });
    return { link: linkOf(await begin(deps, { tipo: 'saml', login: null, redirect }, bindBrowser)) };
  },

  validateSaml: ({ body, ...input }, deps) => openSession('saml', body.saml, input, deps),
};

const linkOf = (key: string) => `${identityPath}?session=${key}`;

async function begin(
  { db, clock }: Deps,
  begun: { tipo: ExternalKind; login: string | null; redirect: string },
  bindBrowser: (seconds: number) => string,
): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const expires_at = new Date(clock.now().getTime() + externalMinutes * 60_000);
  // Whoever began gets the session: nobody else may answer in their place.
  const browser_hash = hashToken(bindBrowser(externalMinutes * 60));
  await beginExternal(db, { ...begun, key, browser_hash, expires_at });
  return key;
}

async function openSession(
  tipo: ExternalKind,
  key: string,
  { client, boundBrowser, refuse }: Omit<Parameters<Handlers<typeof externalSignIn>['validateOidc']>[0], 'body'>,
  deps: Deps,
) {
  const { db, clock } = deps;
  const now = clock.now();
  const found = await findExternal(db, key);
  // The browser was checked where it answered; the session is given here.
  const begun = found?.tipo === tipo && !isOfAnother(found, boundBrowser) ? found : null;
  const failure = externalFailure(begun, now);
  if (failure) refuse(failure, { facts: { known: begun !== null, erro: begun?.erro, expires_at: begun?.expires_at } });
  const login = begun?.cod_pessoa ? await findFirstLogin(db, begun.cod_pessoa) : null;
  if (!login) return refuse('usuario_nao_encontrado', { facts: { cod_pessoa: begun?.cod_pessoa } });
  if (login.person.bloqueio) refuse('ACESSO_BLOQUEADO', { facts: { bloqueio: true } });
  if ((await spendExternal(db, key, now)) === 0) refuse('erro_validacao_token', { facts: { used: true } });
  return startSession(deps, { cod_pessoa: login.person.cod_pessoa, login: login.login, client });
}
