import { waitFor } from '@testing-library/dom';
import { signIn } from '../features/session/openSession';
import { api } from '../shared/api';
import { offlineCopy } from '../shared/offlineCopy';
import { sessionExpired, signedIn, signedOut } from '../shared/session';
import { readSession, saveSession } from '../shared/sessionStore';
import { renderApp } from '../testing/renderApp';
import { startServer, type TestServer } from '../testing/server';
import { keepOfflineCopy, storeOfCopy } from './offline';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  const register = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'serviceWorker', { value: { register, ready: undefined }, configurable: true });
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
  sessionStorage.clear();
  await server.stop();
});

/** The app with a patron, whose copy is stored. */
async function appWithCopy(login: string) {
  const app = await renderApp('/', { patron: login });
  await keepOfflineCopy(app.store);
  const patron = app.store.getState().session.patron;
  if (!patron) throw new Error('Nobody is signed in.');
  await waitFor(async () => expect(Object.keys((await offlineCopy.read())?.queries ?? {}).join()).toMatch(/listHolds/));
  return { ...app, patron };
}
const names = async () => Object.keys((await offlineCopy.read())?.queries ?? {}).map((key) => key.split('(')[0]);

test('what a patron can read without a network is stored, whatever screen was open, and nothing else', async () => {
  const { patron } = await appWithCopy('ana');
  await waitFor(async () =>
    expect((await names()).sort()).toEqual([
      'getInstitution',
      'getLoanToken',
      'listActivities',
      'listHolds',
      'listOpeningHours',
      'listPendingTitles',
      'listSearchGuides',
    ]),
  );
  // Encrypted, as the session is.
  expect(sessionStorage.getItem('catalogue.offline')).not.toContain('listHolds');
  const started = (await storeOfCopy())?.getState();
  expect(started?.session.patron?.user.cod_pessoa).toBe(patron.user.cod_pessoa);
  expect(started?.isCutOff).toBe(true);
});

test('a write on another screen removes nothing from the copy', async () => {
  const { store } = await appWithCopy('ana');
  const holds = () => store.getState().api.queries['listHolds(undefined)'];
  const before = holds()?.requestId;
  store.dispatch(api.util.invalidateTags(['holds']));
  await waitFor(() => {
    expect(holds()?.status).toBe('fulfilled');
    expect(holds()?.requestId).not.toBe(before);
  });
});

test.each([
  ['signs out', signedOut()],
  ['stays away until the session is over', sessionExpired()],
])('nothing of it is left once the patron %s', async (_, action) => {
  const { store } = await appWithCopy('ana');
  store.dispatch(action);
  await waitFor(async () => expect(await offlineCopy.read()).toBeNull());
  expect(await storeOfCopy()).toBeNull();
});

test('nothing of it is read once the session has ended without a network', async () => {
  const { patron } = await appWithCopy('ana');
  await saveSession({ ...patron, credentials: { ...patron.credentials, endsAt: Date.now() - 1 } });
  expect(await storeOfCopy()).toBeNull();
  expect(await offlineCopy.read()).toBeNull();
});

test('another person finds nothing of the one before, and has a copy of their own', async () => {
  const { store, patron } = await appWithCopy('ana');
  const before = await offlineCopy.read();
  const { settings } = store.getState();
  if (!settings) throw new Error('The settings are loaded.');
  await signIn({ username: 'bruno', password: 'biblioteca', remember: false }, { settings, ...store });
  await waitFor(async () => expect((await offlineCopy.read())?.cod_pessoa).not.toBe(patron.user.cod_pessoa));
  await waitFor(async () => expect(await names()).toContain('listHolds'));
  // Somebody puts it back by hand: it is not theirs.
  if (before) await offlineCopy.save(before, false);
  expect((await readSession())?.user.login).toBe('bruno');
  expect(await storeOfCopy()).toBeNull();
});

test('what one sees in the name of another person is not stored', async () => {
  const { store, patron } = await appWithCopy('ana');
  store.dispatch(signedIn({ ...patron, originalUser: { login: 'tomas', nome_pessoa: 'Tomás' } }));
  await waitFor(async () => expect(await offlineCopy.read()).toBeNull());
});

test('of two tabs that store a copy, the newer reply to each call is kept', async () => {
  const { store } = await appWithCopy('ana');
  const copy = await offlineCopy.read();
  const key = 'listHolds(undefined)';
  if (!copy?.queries[key]) throw new Error('The holds are stored.');
  // Another tab has asked later.
  const later = { ...copy.queries[key], requestId: 'of another tab', fulfilledTimeStamp: Date.now() + 60_000 };
  await offlineCopy.save({ ...copy, queries: { ...copy.queries, [key]: later } }, false);
  const loans = (queries: object = {}) =>
    Object.entries(queries).find(([name]) => name.startsWith('listPendingTitles')) as [string, { requestId: string }];
  const [, { requestId: before }] = loans(copy.queries);
  store.dispatch(api.util.invalidateTags(['loans']));
  await waitFor(async () => expect(loans((await offlineCopy.read())?.queries)[1].requestId).not.toBe(before));
  expect((await offlineCopy.read())?.queries[key]).toMatchObject({ requestId: 'of another tab' });
});
