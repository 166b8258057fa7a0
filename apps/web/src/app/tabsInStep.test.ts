import { waitFor } from '@testing-library/dom';
import { browserTabs, openBrowserTabs } from '../shared/browserTabs';
import { signedIn, type PatronSession } from '../shared/session';
import { makeStore } from './store';
import { adoptSessionFirst, keepTabsInStep } from './tabsInStep';

let mockIsServed = false;
jest.mock('./syncBrowserTabs', () => {
  if (!mockIsServed) throw new Error('not served');
  return jest.requireActual<object>('./syncBrowserTabs');
});

const ana = {
  credentials: { token: 'token', refresh: null },
  user: { login: 'ana', cod_pessoa: '1' },
  permissions: {},
  remember: false,
} as unknown as PatronSession;

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  mockIsServed = false;
  warn.mockClear();
});

it('a page of the area begins without a session where the code for the tabs cannot be loaded', async () => {
  await expect(adoptSessionFirst(makeStore())).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalled();
});

it('a tab that could not load it is in step once the connection is back, and looks whether its session still stands', async () => {
  const store = makeStore();
  store.dispatch(signedIn(ana));
  const join = jest.spyOn(browserTabs, 'join');
  keepTabsInStep(store);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));

  mockIsServed = true;
  const dispatched = jest.spyOn(store, 'dispatch');
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(dispatched).toHaveBeenCalled());
  expect(dispatched.mock.calls.filter(([{ type }]) => type === 'api/invalidateTags')).toHaveLength(1);
  const other = openBrowserTabs();
  const leave = other.join({ onRenewed: () => undefined });
  other.announceSignOut(ana);
  await waitFor(() => expect(store.getState().session.patron).toBeNull());
  leave();
  for (const { value } of join.mock.results) (value as () => void)();
});
