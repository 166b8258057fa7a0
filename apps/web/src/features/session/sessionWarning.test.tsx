import { screen, waitFor } from '@testing-library/dom';
import { credentialsRenewed } from '../../shared/session';
import { giveSizes } from '../../testing/giveSizes';
import { renderInApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';
import { SignInAgain } from './public';
import { SessionWarning } from './SessionWarning';

let server: TestServer;
beforeAll(giveSizes);
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startServer();
});
afterEach(async () => {
  jest.useRealTimers();
  await server.stop();
});

const warning = () => screen.queryByRole('alertdialog', { name: 'A sua sessão vai terminar' });

/** A form of a patron whose session ends after these seconds if nobody uses it. */
async function openWith(seconds: number, refresh?: string | null) {
  const form = (
    <>
      <input aria-label="Recado" />
      <SignInAgain />
      <SessionWarning />
    </>
  );
  const app = await renderInApp('/acervo/1', form, { patron: 'ana' });
  await app.user.type(screen.getByRole('textbox', { name: 'Recado' }), 'Volto amanhã');
  const patron = app.store.getState().session.patron;
  if (!patron) throw new Error('No patron is signed in.');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  app.store.dispatch(
    credentialsRenewed({
      ...patron.credentials,
      ...(refresh !== undefined && { refresh }),
      endsAt: Date.now() + seconds * 1000,
    }),
  );
  return app;
}
/** Second by second, with the rendering of each. */
async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    await new Promise((done) => setImmediate(done));
  }
}
/** The dialog in which one signs in again: loading it takes real time. */
const signInAgain = async () => {
  jest.useRealTimers();
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Acesso' })).toBeVisible());
};
const press = async (name: string) => (await screen.findByRole('button', { name })).click();
const note = () => screen.getByLabelText('Recado');

test('two minutes before a session ends, a patron is warned, goes on, and keeps what is typed', async () => {
  const app = await openWith(300);
  await pass(179);
  expect(warning()).toBeNull();
  await pass(2);
  await waitFor(() => expect(warning()).toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continuar' })).toHaveFocus());
  const before = app.store.getState().session.patron?.credentials;
  await press('Continuar');
  jest.useRealTimers();
  await waitFor(() => expect(warning()).toBeNull());
  const after = app.store.getState().session.patron?.credentials;
  expect(after?.token).not.toBe(before?.token);
  expect(after?.endsAt).toBeGreaterThan(Date.now() + 86_400_000);
  expect(note()).toHaveValue('Volto amanhã');
});

test('the time is shown every second, and spoken only at a minute, half a minute and ten seconds', async () => {
  await openWith(121);
  await pass(2);
  await waitFor(() => expect(warning()).toBeVisible());
  const said = new Set<string | null>();
  for (let seconds = 0; seconds < 114; seconds += 1) {
    await pass(1);
    said.add(screen.getByRole('status').textContent);
  }
  expect([...said]).toEqual(['', 'Faltam 60 segundos.', 'Faltam 30 segundos.', 'Faltam 10 segundos.']);
  expect(screen.getByRole('timer')).toHaveTextContent(/^Faltam [3-6] segundos\.$/);
});

test('a session that is not continued ends in the dialog to sign in again, over the screen', async () => {
  await openWith(121);
  await pass(2);
  await waitFor(() => expect(warning()).toBeVisible());
  await pass(122);
  await signInAgain();
  expect(warning()).toBeNull();
  expect(note()).toHaveValue('Volto amanhã');
});

test('one that the server cannot renew goes on by signing in again', async () => {
  await openWith(100, null);
  await press('Continuar');
  await signInAgain();
  expect(server.calls.filter(({ path }) => path === '/oauth/token')).toHaveLength(2);
});

test('a computer that slept past the end shows no warning of it', async () => {
  const app = await openWith(300);
  jest.setSystemTime(Date.now() + 400_000);
  await pass(200);
  expect(warning()).toBeNull();
  expect(app.store.getState().session.isSessionExpired).toBe(false);
});
