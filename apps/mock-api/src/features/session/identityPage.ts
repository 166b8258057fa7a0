import { randomBytes } from 'node:crypto';
import { externalFailures, isExternalFailure, type ExternalFailure } from '@catalogue/domain';
import { html, page, type Page, type PageAnswer } from '../../http/pages';
import { answerExternal, findExternal, type ExternalKind } from './external.store';
import { findKnownPeople } from './identity.store';
import { hashToken } from './tokens';

export const identityPath = '/__mock/identity';

const names: Record<ExternalKind, string> = { oidc: 'Acesso único (OIDC)', saml: 'Acesso institucional (SAML)' };
// D1 §8, external sign-in.
const labels: Record<ExternalFailure, string> = {
  acesso_negado: 'Negar a permissão',
  erro_autenticacao: 'Falhar na autenticação',
  erro_validacao_token: 'Responder com um token que não vale',
  usuario_nao_encontrado: 'Entrar como alguém que a biblioteca não conhece',
};

const over: PageAnswer = {
  status: 410,
  html: page('Este acesso terminou', html`<p>Volte ao catálogo e entre de novo. <a href="/login">Entrar</a></p>`),
};

const elsewhere = {
  status: 403,
  html: page(
    'Este acesso começou em outro navegador',
    html`<p>Só quem começou pode continuar. Volte ao catálogo e entre de novo. <a href="/login">Entrar</a></p>`,
  ),
};

/** Whether another browser began it: who began gets the session. */
export const isOfAnother = ({ browser_hash }: { browser_hash: string | null }, mark: string | undefined): boolean =>
  browser_hash !== null && browser_hash !== hashToken(mark ?? '');

/**
 * The demo's identity service, in place of the institution's: it asks for a user, checks no password, and redirects to
 * the response page of the catalogue only (D1 §2).
 */
export const identityPage: Page = {
  path: identityPath,

  async open({ session = '' }, { db, clock }, _, mark) {
    const begun = await findExternal(db, session);
    if (!begun || begun.used_at || begun.expires_at <= clock.now() || begun.cod_pessoa !== null || begun.erro)
      return over;
    if (isOfAnother(begun, mark)) return elsewhere;
    const people = await findKnownPeople(db, begun.login ?? '');
    return {
      html: page(
        names[begun.tipo === 'saml' ? 'saml' : 'oidc'],
        html`<form method="post">
          <input type="hidden" name="session" value="${session}" />
          <h2>Quem é você?</h2>
          ${people.map(
            ({ cod_pessoa, nome_pessoa, email, persona_shows }) =>
              html`<button name="person" value="${String(cod_pessoa)}">
                <b>${nome_pessoa}</b> ${email ?? ''}<small>${persona_shows ?? ''}</small>
              </button>`,
          )}
          <h2>Ou o que dá errado</h2>
          ${Object.entries(labels).map(
            ([key, label]) =>
              html`<button name="erro" value="${key}">
                ${label} (${String(externalFailures[key as ExternalFailure])})
              </button>`,
          )}
        </form>`,
      ),
    };
  },

  async submit({ session = '', person = '', erro = '' }, { db, clock }, _, mark) {
    const begun = await findExternal(db, session);
    if (begun && isOfAnother(begun, mark)) return elsewhere;
    const known =
      begun && (await findKnownPeople(db, begun.login ?? '')).find((one) => String(one.cod_pessoa) === person);
    const failure = isExternalFailure(erro) ? erro : null;
    if (!begun || begun.expires_at <= clock.now() || (!known && !failure)) return over;
    // The nonce comes from the client; a SAML answer has a value that only its receiver knows.
    const key = begun.tipo === 'saml' ? randomBytes(24).toString('base64url') : session;
    const answer = { key, cod_pessoa: failure ? null : (known?.cod_pessoa ?? null), erro: failure };
    if ((await answerExternal(db, session, answer)) === 0) return over;
    const fields = new URLSearchParams({
      [begun.tipo === 'saml' ? 'saml' : 'nonce']: key,
      redirect: begun.redirect,
      // OAuth 2 reports these two to the client directly; the others appear when the answer is validated.
      ...((failure === 'acesso_negado' || failure === 'erro_autenticacao') && { error: failure }),
    });
    return { to: `${begun.tipo === 'saml' ? '/saml-response' : '/oauth-response'}?${fields.toString()}` };
  },
};
