import { externalFailureOf, wireUsername, type CallFailure } from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';
import { sessionApi } from '@catalogue/web/features/session/session.api';
import type { Exchange, Scenario, State } from './exchange';
import { asPatron, asVisitor, sendingJson } from './headers';

const { integer, string } = MatchersV3;
const { startOidc, startSaml, validateOidc, validateSaml, listDuplicates, listLogins, switchLogin } =
  sessionApi.endpoints;

const ana: State = { name: 'a patron', params: { login: 'ana', nome_pessoa: 'Ana Prado' } };
const newTokens = {
  access_token: string('patron-token-new'),
  refresh_token: string('patron-refresh-token-new'),
  refresh_expires_in: integer(2_592_000),
};
const gotTokens = ['patron-token-new', 'patron-refresh-token-new', 2_592_000];
const answered = (tipo: string, key: string, more: object = {}): State => ({
  name: 'an answer of the identity service',
  params: { tipo, key, ...more },
});
const validation = (kind: 'oidc' | 'saml', body: object): Exchange['request'] => ({
  method: 'POST',
  path: `/api/${kind}/validar`,
  headers: { ...asVisitor, ...sendingJson },
  body,
});

const validateNonce = (nonce: string) => async (app: AppStore) => {
  const { data, error } = await app.dispatch(validateOidc.initiate({ body: { nonce } }));
  if (data) return [data.access_token, data.refresh_token, data.refresh_expires_in];
  return externalFailureOf((error as CallFailure | undefined)?.status ?? 0);
};

const refusedAnswer = (title: string, erro: string, status: number): Scenario => ({
  title,
  user: 'visitor',
  exchanges: [
    {
      that: `a nonce whose answer is ${erro}`,
      given: [ana, answered('oidc', 'a-nonce', { erro })],
      request: validation('oidc', { nonce: 'a-nonce' }),
      reply: { status },
    },
  ],
  act: validateNonce('a-nonce'),
  outcome: erro,
});

/** Signing in other than by user and password alone (D1 §4). */
export const externalScenarios: Scenario[] = [
  {
    title: 'somebody is sent to the OIDC identity service, and the nonce is kept',
    user: 'visitor',
    exchanges: [
      {
        that: 'where to sign in by OIDC',
        given: [{ name: 'an institution that signs in its own way', params: { usaOIDC: true } }],
        request: {
          method: 'GET',
          path: '/api/oidc/authorize',
          query: { login: 'ana@ufx.br', redirect: '/meupergamum' },
          headers: asVisitor,
        },
        reply: { status: 200, body: { nonce: string('a-nonce'), link: string('/identity?session=a-nonce') } },
      },
    ],
    act: async (app) =>
      (await app.dispatch(startOidc.initiate({ query: { login: 'ana@ufx.br', redirect: '/meupergamum' } }))).data,
    outcome: { nonce: 'a-nonce', link: '/identity?session=a-nonce' },
  },
  {
    title: 'somebody comes back from the OIDC identity service and is signed in',
    user: 'visitor',
    exchanges: [
      {
        that: 'a nonce that the identity service has answered',
        given: [ana, answered('oidc', 'a-nonce')],
        request: validation('oidc', { nonce: 'a-nonce' }),
        reply: { status: 200, body: newTokens },
      },
    ],
    act: validateNonce('a-nonce'),
    outcome: gotTokens,
  },
  refusedAnswer('permissions were denied at the identity service', 'acesso_negado', 403),
  refusedAnswer('the identity service’s token is none', 'erro_validacao_token', 422),
  refusedAnswer('the identity service knows somebody whom the library does not', 'usuario_nao_encontrado', 404),
  {
    title: 'somebody is sent to the SAML identity service',
    user: 'visitor',
    exchanges: [
      {
        that: 'where to sign in by SAML',
        given: [{ name: 'an institution that signs in its own way', params: { link_logout_saml: '/sair' } }],
        request: { method: 'GET', path: '/api/saml/login', query: { redirect: '/acervo/7' }, headers: asVisitor },
        reply: { status: 200, body: { link: string('/identity?session=a-request') } },
      },
    ],
    act: async (app) => (await app.dispatch(startSaml.initiate({ query: { redirect: '/acervo/7' } }))).data,
    outcome: { link: '/identity?session=a-request' },
  },
  {
    title: 'somebody comes back from the SAML identity service and is signed in',
    user: 'visitor',
    exchanges: [
      {
        that: 'an answer of the SAML identity service',
        given: [ana, answered('saml', 'an-answer')],
        request: validation('saml', { saml: 'an-answer' }),
        reply: { status: 200, body: newTokens },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(validateSaml.initiate({ body: { saml: 'an-answer' } }));
      return data && [data.access_token, data.refresh_token, data.refresh_expires_in];
    },
    outcome: gotTokens,
  },
  {
    title: 'institution 571 asks which person of a shared username it is',
    user: 'visitor',
    exchanges: [
      {
        that: 'who shares a username',
        given: [
          { name: 'an institution that signs in its own way', params: { codEmpresa: '571' } },
          { name: 'people who share a username', params: { usuario: 'faria', nomes: 'Bia Faria, Caio Faria' } },
        ],
        request: { method: 'GET', path: '/api/pessoas/duplicadas', query: { usuario: 'faria' }, headers: asVisitor },
        reply: {
          status: 200,
          body: [
            { codigo: '11', nome: 'Bia Faria' },
            { codigo: '12', nome: 'Caio Faria' },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(listDuplicates.initiate({ query: { usuario: 'faria' } }));
      return data?.map(({ codigo, nome }) => `${nome}: ${wireUsername('ef', 'faria', codigo)}`);
    },
    outcome: ['Bia Faria: faria#11', 'Caio Faria: faria#12'],
  },
  {
    title: 'a person with two logins sees both',
    user: 'patron',
    exchanges: [
      {
        that: 'the logins of a patron who has two',
        given: [
          ana,
          {
            name: 'another login of the patron',
            params: { codigo: 21, login: 'ana-arquivo', nome: 'Ana Prado (arquivo)', base: 'ARQUIVO' },
          },
        ],
        request: { method: 'GET', path: '/api/pessoas/login', headers: asPatron },
        reply: {
          status: 200,
          body: [
            { codigo: string('1'), nome: 'Ana Prado', base: 'M' },
            { codigo: '21', nome: 'Ana Prado (arquivo)', base: 'ARQUIVO' },
          ],
        },
      },
    ],
    act: async (app) => (await app.dispatch(listLogins.initiate())).data,
    outcome: [
      { codigo: '1', nome: 'Ana Prado', base: 'M' },
      { codigo: '21', nome: 'Ana Prado (arquivo)', base: 'ARQUIVO' },
    ],
  },
  {
    title: 'a person goes on with the other login',
    user: 'patron',
    exchanges: [
      {
        that: 'going on with another login of the same person',
        given: [
          ana,
          {
            name: 'another login of the patron',
            params: { codigo: 21, login: 'ana-arquivo', nome: 'Ana Prado (arquivo)' },
          },
        ],
        request: {
          method: 'PUT',
          path: '/api/pessoas/troca-login',
          headers: { ...asPatron, ...sendingJson },
          body: { codigo: '21', base: 'M' },
        },
        reply: { status: 200, body: newTokens },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(switchLogin.initiate({ body: { codigo: '21', base: 'M' } }));
      return data && [data.access_token, data.refresh_token, data.refresh_expires_in];
    },
    outcome: gotTokens,
  },
  {
    title: 'a person cannot go on with somebody else’s login',
    user: 'patron',
    exchanges: [
      {
        that: 'going on with a login of somebody else',
        given: [ana],
        request: {
          method: 'PUT',
          path: '/api/pessoas/troca-login',
          headers: { ...asPatron, ...sendingJson },
          body: { codigo: '21', base: 'M' },
        },
        reply: { status: 422, body: { message: 'login_nao_permitido' } },
      },
    ],
    act: async (app) => {
      const { error } = await app.dispatch(switchLogin.initiate({ body: { codigo: '21', base: 'M' } }));
      const failure = error as CallFailure | undefined;
      return [failure?.status, failure?.message];
    },
    outcome: [422, 'login_nao_permitido'],
  },
];
