import { calls } from '@catalogue/api-contract';
import { waitFor } from '@testing-library/dom';
import { makeStore } from '../app/store';
import { loansApi } from '../features/loans/loans.api';
import { signIn } from '../features/session/openSession';
import { searchCalls } from '../features/search/searchCalls';
import { searchApi } from '../features/search/search.api';
import { siteApi } from '../features/site/site.api';
import { serverForEach } from '../testing/server';
import { beginCall } from './api';
import { settingsLoaded, type Settings } from './settings';
import { openBrowserTabs, browserTabs } from './browserTabs';
import { callServer } from './wire';

const settings: Settings = {
  api_prefix: '/api',
  oauth: {
    public: { client_id: 'catalogue-public', client_secret: 'catalogue-public-development', scope: '' },
    patron: { client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development', scope: '' },
  },
  page_sizes: [20],
};

const server = serverForEach({ env: { ACCESS_TOKEN_SECONDS: '60' } });

const openApp = () => {
  const store = makeStore();
  store.dispatch(settingsLoaded(settings));
  return store;
};
const signInAs = async (username: string) => {
  const store = openApp();
  expect(
    await signIn({ username, password: 'biblioteca', remember: false }, { settings, dispatch: store.dispatch }),
  ).toBeNull();
  return store;
};
const tokenCalls = () => server.calls.filter((call) => call.path.endsWith('/oauth/token'));
const pendingTitles = (store: ReturnType<typeof openApp>) =>
  store.dispatch(loansApi.endpoints.listPendingTitles.initiate(undefined, { forceRefetch: true }));

describe('the one way to the server', () => {
  it('asks for the public token once, however many calls wait for it', async () => {
    const store = openApp();
    await Promise.all([
      store.dispatch(siteApi.endpoints.getInstitution.initiate()),
      store.dispatch(siteApi.endpoints.listActivities.initiate()),
      store.dispatch(siteApi.endpoints.listSearchGuides.initiate()),
    ]);
    expect(tokenCalls()).toHaveLength(1);
    expect(server.calls.filter((call) => call.status !== 200)).toEqual([]);
  });

  it('makes a call that was begun early once, also if it fails', async () => {
    const store = openApp();
    const searchFor = (termo_pesquisa: string) => {
      const query = { termo_pesquisa };
      for (const call of searchCalls(new URLSearchParams(query))) store.dispatch(beginCall(call));
      return store.dispatch(searchApi.endpoints.searchTitles.initiate({ query }));
    };
    const searches = () => server.calls.filter(({ path }) => path.startsWith('/api/consulta'));
    expect((await searchFor('casmurro')).data?.total).toBeGreaterThan(0);
    expect(searches()).toHaveLength(1);
    await server.fail({ name: 'unexpected-500', endpoint: 'searchTitles' });
    expect((await searchFor('brasil')).error).toBeDefined();
    expect(searches()).toHaveLength(2);
  });

  it('says the language of the interface in every call', async () => {
    localStorage.setItem('catalogue.language', 'en');
    const store = openApp();
    await store.dispatch(siteApi.endpoints.getInstitution.initiate());
    expect(server.calls.map((call) => call.headers.lang)).toEqual(['5', '5']);
  });

  it('refreshes once for ten calls that find the token over, and all of them succeed', async () => {
    const store = await signInAs('ana');
    const before = tokenCalls().length;
    server.advance(61);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pendingTitles(store)));
    expect(answers.every((answer) => answer.isSuccess)).toBe(true);
    expect(tokenCalls()).toHaveLength(before + 1);
  });

  it('takes the tokens that a copy of this tab got for the same refresh token', async () => {
    const store = await signInAs('ana');
    const { token = '', refresh = null } = store.getState().session.patron?.credentials ?? {};
    const copy = openBrowserTabs();
    const leave = [browserTabs, copy].map((tab) => tab.join({ onRenewed: () => undefined }));
    server.advance(61);
    const body = { grant_type: 'refresh_token', ...settings.oauth.patron, refresh_token: refresh };
    const renewed = await callServer(calls.session.issueToken, { body }, null, settings);
    copy.announce(token, { token: renewed.data?.access_token ?? '', refresh: renewed.data?.refresh_token ?? null });
    const before = tokenCalls().length;
    // A second refresh would reuse the spent token, which revokes the session of both tabs.
    expect((await pendingTitles(store)).isSuccess).toBe(true);
    expect(tokenCalls()).toHaveLength(before);
    expect(store.getState().session.patron?.credentials.token).toBe(renewed.data?.access_token);
    leave.forEach((end) => end());
  });

  it('warns once and signs out when the refresh fails', async () => {
    const store = await signInAs('ana');
    await server.db.refreshToken.deleteMany();
    server.advance(61);
    const answers = await Promise.all([pendingTitles(store), pendingTitles(store)]);
    expect(answers.map((answer) => answer.error)).toEqual([
      { status: 'session', message: '' },
      { status: 'session', message: '' },
    ]);
    expect(store.getState().session.patron).toBeNull();
    expect(store.getState().toasts.map((toast) => toast.key)).toEqual(['sessionExpired']);
  });

  it('keeps the session when the refresh fails without being refused, and refreshes when it is tried again', async () => {
    const store = await signInAs('ana');
    await server.fail({ name: 'unexpected-500', endpoint: 'issueToken', times: 1 });
    server.advance(61);
    expect((await pendingTitles(store)).error).toMatchObject({ status: 500 });
    expect(store.getState().session).toMatchObject({ patron: { user: { login: 'ana' } }, isSessionExpired: false });
    expect(store.getState().toasts).toEqual([]);
    expect((await pendingTitles(store)).isSuccess).toBe(true);
  });

  it('fetches a new public token when the public one is over', async () => {
    const store = openApp();
    await store.dispatch(siteApi.endpoints.getInstitution.initiate());
    server.advance(2 * 60 * 60);
    const answer = await store.dispatch(siteApi.endpoints.getInstitution.initiate(undefined, { forceRefetch: true }));
    expect(answer.isSuccess).toBe(true);
    expect(tokenCalls()).toHaveLength(2);
  });

  it('tries a call that is answered 401 for ever once more, and then tells it', async () => {
    const store = openApp();
    await server.fail({ name: 'public-token-expired', endpoint: 'getInstitution' });
    const { error } = await store.dispatch(siteApi.endpoints.getInstitution.initiate());
    expect(error).toMatchObject({ status: 401 });
    expect(server.calls.filter(({ status }) => status === 401)).toHaveLength(2);
  });

  it('takes the public token that another call fetched meanwhile, and leaves the session alone', async () => {
    const store = await signInAs('ana');
    const institution = () =>
      store.dispatch(siteApi.endpoints.getInstitution.initiate(undefined, { forceRefetch: true }));
    await institution();
    server.advance(2 * 60 * 60);
    const before = server.calls.length;
    const release = server.pause(/funcionalidades/);
    const late = store.dispatch(siteApi.endpoints.listActivities.initiate());
    await institution();
    release();
    expect((await late).isSuccess).toBe(true);
    expect(store.getState().toasts).toEqual([]);
    expect(store.getState().session).toMatchObject({ patron: { user: { login: 'ana' } }, isSessionExpired: false });
    expect(server.calls.slice(before).filter(({ status }) => status === 401)).toHaveLength(2);
  });

  it('tells a failed connection as such and keeps the session', async () => {
    const store = await signInAs('ana');
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    const answer = await pendingTitles(store);
    expect(answer.error).toEqual({ status: 'network', message: '' });
    expect(store.getState().session.patron?.user.login).toBe('ana');
  });

  it('keeps the session encrypted, and only in this tab without remember me', async () => {
    await signInAs('ana');
    await waitFor(() => expect(sessionStorage.getItem('catalogue.session')).toMatch(/^[\w+/=]+\.[\w+/=]+$/));
    const kept = sessionStorage.getItem('catalogue.session');
    // Including quotes, because three letters may occur in any encrypted text.
    expect(kept).not.toContain('"ana"');
    expect(localStorage.getItem('catalogue.session')).toBeNull();
  });
});
