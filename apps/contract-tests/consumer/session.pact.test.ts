import { loginFailure } from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';
import { sessionApi } from '@catalogue/web/features/session/session.api';
import { signIn } from '@catalogue/web/features/session/openSession';
import { siteApi } from '@catalogue/web/features/site/site.api';
import { describePact } from './describePact';
import type { Exchange } from './exchange';
import { sendingForm, withToken, withoutToken } from './headers';
import { recoveryScenarios } from './session.recovery';
import { externalScenarios } from './session.external';
import { sessionsScenarios } from './session.sessions';

const { integer, like, string } = MatchersV3;

const tokenRequest = (form: string): Exchange['request'] => ({
  method: 'POST',
  path: '/oauth/token',
  headers: { ...withoutToken, ...sendingForm },
  body: form,
});
const passwordRequest = tokenRequest(
  'grant_type=password&client_id=catalogue-patron&client_secret=catalogue-patron-development&scope=&username=ana&password=biblioteca',
);
const refreshRequest = tokenRequest(
  'grant_type=refresh_token&client_id=catalogue-patron&client_secret=catalogue-patron-development&scope=&refresh_token=patron-refresh-token',
);
const publicTokenRequest = tokenRequest(
  'grant_type=client_credentials&client_id=catalogue-public&client_secret=catalogue-public-development&scope=',
);
const personRequest = (token: string): Exchange['request'] => ({
  method: 'GET',
  path: '/api/pessoas',
  headers: withToken(token),
});

const ana = { name: 'a patron', params: { login: 'ana', nome_pessoa: 'Ana Prado', cod_atividade: 8 } };

const newTokens = {
  access_token: string('patron-token-new'),
  refresh_token: string('patron-refresh-token-new'),
  refresh_expires_in: integer(2_592_000),
};
const newCredentials = { token: 'patron-token-new', refresh: 'patron-refresh-token-new', days: 30 };

/** The credentials of the session, with the days that it lasts. */
const credentialsIn = ({ getState }: Pick<AppStore, 'getState'>) => {
  const { endsAt, ...tokens } = getState().session.patron?.credentials ?? {};
  return { ...tokens, days: endsAt ? Math.round((endsAt - Date.now()) / 86_400_000) : undefined };
};

/** Signs in as the login form does; returns the message and the session afterwards. */
async function signInAsAna({ getState, dispatch }: AppStore) {
  const { settings } = getState();
  if (!settings) throw new Error('The app has no settings.');
  const failure = await signIn({ username: 'ana', password: 'biblioteca', remember: false }, { settings, dispatch });
  return { notice: failure && loginFailure(failure), session: sessionOf({ getState }) };
}

const sessionOf = ({ getState }: Pick<AppStore, 'getState'>) => {
  const { patron } = getState().session;
  return (
    patron && {
      ...credentialsIn({ getState }),
      greeting: `${patron.user.nome_pessoa} (${patron.user.login})`,
      cod_pessoa: patron.user.cod_pessoa,
      activities: patron.permissions.map(({ cod_atividade }) => cod_atividade),
    }
  );
};

/** The name of the signed-in patron, or the message of the failure, and the session afterwards. */
async function readPerson(app: AppStore) {
  const { data, error } = await app.dispatch(sessionApi.endpoints.getPerson.initiate());
  return {
    name: data?.user.nome_pessoa,
    error,
    credentials: credentialsIn(app),
    toasts: app.getState().toasts.map(({ key }) => key),
  };
}

const refused = (title: string, that: string, given: Exchange['given'], status: number, key: string) => ({
  title,
  user: 'newcomer' as const,
  exchanges: [{ that, given, request: passwordRequest, reply: { status } }],
  act: signInAsAna,
  outcome: { notice: { tone: 'warning', key }, session: null },
});

describePact('session', [
  {
    title: 'somebody signs in with user and password',
    user: 'newcomer',
    exchanges: [
      {
        that: 'the right user and password',
        given: [ana],
        request: passwordRequest,
        reply: {
          status: 200,
          body: newTokens,
        },
      },
      {
        that: 'who has just signed in, and what may she do',
        given: [ana],
        request: personRequest('patron-token-new'),
        reply: {
          status: 200,
          body: {
            user: { cod_pessoa: string('1001'), nome_pessoa: 'Ana Prado' },
            authPermissions: [{ cod_atividade: 8 }],
          },
        },
      },
    ],
    act: signInAsAna,
    outcome: {
      notice: null,
      session: {
        ...newCredentials,
        greeting: 'Ana Prado (ana)',
        cod_pessoa: '1001',
        activities: [8],
      },
    },
  },
  refused('the password is wrong', 'a wrong password', [], 401, 'UsuarioOuSenhaIncorretaCustom'),
  refused(
    'there were too many wrong passwords',
    'a sixth try within the minute',
    [
      { name: 'a patron', params: { login: 'ana' } },
      { name: 'wrong passwords', params: { login: 'ana', times: 5 } },
    ],
    429,
    'tooManyAttempts',
  ),
  refused(
    'the account is blocked',
    'the password of a blocked account',
    [{ name: 'a patron', params: { login: 'ana', bloqueio: true } }],
    430,
    'ACESSO_BLOQUEADO',
  ),
  {
    title: 'the captcha was not done',
    user: 'newcomer',
    exchanges: [
      {
        that: 'a password without the captcha that is on',
        given: [ana, { name: 'a page activity', params: { codigo: 1120, existe: true } }],
        request: passwordRequest,
        reply: { status: 422, body: { message: 'captcha_obrigatorio' } },
      },
    ],
    act: signInAsAna,
    outcome: { notice: { tone: 'warning', message: 'captcha_obrigatorio' }, session: null },
  },
  {
    title: 'an account is blocked between the token and the person',
    user: 'newcomer',
    exchanges: [
      {
        that: 'a password that is still right',
        given: [ana],
        request: passwordRequest,
        reply: { status: 200, body: { access_token: string('patron-token-new') } },
      },
      {
        that: 'who has just been blocked',
        given: [{ name: 'a patron', params: { login: 'ana', bloqueio: true } }],
        request: personRequest('patron-token-new'),
        reply: { status: 200, body: { bloqueio: true } },
      },
    ],
    act: signInAsAna,
    outcome: { notice: { tone: 'warning', key: 'ACESSO_BLOQUEADO' }, session: null },
  },
  {
    title: 'a token that is over is renewed once and the call goes out again',
    user: 'patron whose token is over',
    exchanges: [
      {
        that: 'a call with a token that is over',
        given: [ana],
        request: personRequest('patron-token-over'),
        reply: { status: 401 },
      },
      {
        that: 'a refresh token',
        given: [ana, { name: 'a refresh token', params: { login: 'ana', token: 'patron-refresh-token' } }],
        request: refreshRequest,
        reply: {
          status: 200,
          body: newTokens,
        },
      },
      {
        that: 'the same call with the new token',
        given: [ana],
        request: personRequest('patron-token-new'),
        reply: { status: 200, body: { user: { nome_pessoa: 'Ana Prado' } } },
      },
    ],
    act: readPerson,
    outcome: {
      name: 'Ana Prado',
      error: undefined,
      credentials: newCredentials,
      toasts: [],
    },
  },
  {
    title: 'a session that cannot be renewed ends with a warning',
    user: 'patron whose token is over',
    exchanges: [
      {
        that: 'a call of a session that is over',
        given: [ana],
        request: personRequest('patron-token-over'),
        reply: { status: 401 },
      },
      { that: 'a refresh token that nobody knows', given: [ana], request: refreshRequest, reply: { status: 400 } },
    ],
    act: readPerson,
    outcome: {
      name: undefined,
      error: { status: 'session', message: '' },
      credentials: {},
      toasts: ['sessionExpired'],
    },
  },
  {
    title: 'a visitor is given a public token before the first call',
    user: 'newcomer',
    exchanges: [
      {
        that: 'a public token',
        request: publicTokenRequest,
        reply: { status: 200, body: { access_token: string('public-token-new') } },
      },
      {
        that: 'a first look with the new public token',
        request: { method: 'GET', path: '/parametros/funcionalidades', headers: withToken('public-token-new') },
        reply: { status: 200, body: like([]) },
      },
    ],
    act: async (app) => {
      const { error } = await app.dispatch(siteApi.endpoints.listActivities.initiate());
      return { error, publicToken: app.getState().session.publicToken };
    },
    outcome: { error: undefined, publicToken: 'public-token-new' },
  },
  {
    title: 'a public token that is over is replaced and nobody notices',
    user: 'visitor whose token is over',
    exchanges: [
      {
        that: 'a look with a public token that is over',
        request: { method: 'GET', path: '/parametros/funcionalidades', headers: withToken('public-token-over') },
        reply: { status: 401 },
      },
      {
        that: 'another public token',
        request: publicTokenRequest,
        reply: { status: 200, body: { access_token: string('public-token-new') } },
      },
      {
        that: 'the same look with the other token',
        request: { method: 'GET', path: '/parametros/funcionalidades', headers: withToken('public-token-new') },
        reply: { status: 200, body: like([]) },
      },
    ],
    act: async (app) => {
      const { error } = await app.dispatch(siteApi.endpoints.listActivities.initiate());
      return { error, publicToken: app.getState().session.publicToken, toasts: app.getState().toasts };
    },
    outcome: { error: undefined, publicToken: 'public-token-new', toasts: [] },
  },
  ...externalScenarios,
  ...recoveryScenarios,
  ...sessionsScenarios,
]);
