import { calls, type OpenSession } from '@catalogue/api-contract';
import { sessionApi } from '@catalogue/web/features/session/session.api';
import { callServer } from '@catalogue/web/shared/wire';
import type { CallFailure } from '@catalogue/domain';
import type { Scenario, State } from './exchange';
import { asPatron, sendingForm, withoutToken } from './headers';

const { listSessions, endSession, endOtherSessions } = sessionApi.endpoints;

const ana: State = { name: 'a patron', params: { login: 'ana', nome_pessoa: 'Ana Prado' } };
const elsewhere: State = {
  name: 'a session of the patron elsewhere',
  params: { id: 'elsewhere', dispositivo: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' },
};
const path = '/api/pessoas/meu-pergamum/sessoes';
const shown: OpenSession = {
  id: 'elsewhere',
  navegador: 'Firefox',
  sistema: 'Linux',
  endereco: '192.0.2.1',
  iniciada_em: '2026-03-10T12:00:00.000Z',
  usada_em: '2026-03-10T12:00:00.000Z',
  atual: false,
  por: null,
};

/** Where a person is signed in, and how that ends. */
export const sessionsScenarios: Scenario[] = [
  {
    title: 'a patron sees where they are signed in',
    user: 'patron',
    exchanges: [
      {
        that: 'where a patron is signed in',
        given: [ana, elsewhere],
        request: { method: 'GET', path, headers: asPatron },
        reply: { status: 200, body: [shown] },
      },
    ],
    act: async (app) => (await app.dispatch(listSessions.initiate())).data,
    outcome: [shown],
  },
  {
    title: 'a patron signs out on another device',
    user: 'patron',
    exchanges: [
      {
        that: 'the end of a session elsewhere',
        given: [ana, elsewhere],
        request: { method: 'DELETE', path: `${path}/elsewhere`, headers: asPatron },
        reply: { status: 204 },
      },
    ],
    act: async (app) => (await app.dispatch(endSession.initiate({ params: { id: 'elsewhere' } }))).error,
    outcome: undefined,
  },
  {
    title: 'a patron signs out on a device that is not signed in',
    user: 'patron',
    exchanges: [
      {
        that: 'the end of a session that nobody has',
        given: [ana],
        request: { method: 'DELETE', path: `${path}/elsewhere`, headers: asPatron },
        reply: { status: 404, body: { message: 'Sessão não encontrada.' } },
      },
    ],
    act: async (app) => {
      const { error } = await app.dispatch(endSession.initiate({ params: { id: 'elsewhere' } }));
      const { status, message } = error as CallFailure;
      return { status, message };
    },
    outcome: { status: 404, message: 'Sessão não encontrada.' },
  },
  {
    title: 'a patron signs out everywhere else',
    user: 'patron',
    exchanges: [
      {
        that: 'the end of all other sessions',
        given: [ana, elsewhere],
        request: { method: 'DELETE', path, headers: asPatron },
        reply: { status: 204 },
      },
    ],
    act: async (app) => (await app.dispatch(endOtherSessions.initiate())).error,
    outcome: undefined,
  },
  {
    title: 'who signs out ends the session at the server',
    user: 'patron',
    exchanges: [
      {
        that: 'the end of the session of a refresh token',
        given: [ana, { name: 'a refresh token', params: { login: 'ana', token: 'patron-refresh-token' } }],
        request: {
          method: 'POST',
          path: '/oauth/revoke',
          headers: { ...withoutToken, ...sendingForm },
          body: 'token=patron-refresh-token&client_id=catalogue-patron&client_secret=catalogue-patron-development&scope=',
        },
        reply: { status: 200 },
      },
    ],
    act: async (app) => {
      const { settings } = app.getState();
      if (!settings) throw new Error('The app has no settings.');
      const body = { token: 'patron-refresh-token', ...settings.oauth.patron };
      return (await callServer(calls.tokens.revokeToken, { body }, null, settings)).error;
    },
    outcome: undefined,
  },
];
