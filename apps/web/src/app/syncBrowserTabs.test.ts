import type { TabMessage } from '../shared/browserTabs';
import { channelName, openBrowserTabs } from '../shared/browserTabs';
import { signedIn, signedOut, type PatronSession } from '../shared/session';
import { sessionOfAnotherTab } from '../shared/sessionOfAnotherTab';
import { makeStore } from './store';
import { adoptSessionOfAnother, syncBrowserTabs } from './syncBrowserTabs';

const patronOf = (login: string, originalUser?: PatronSession['originalUser']) =>
  ({
    credentials: { token: `token of ${login}`, refresh: null },
    user: { login, nome_pessoa: login, cod_pessoa: login },
    permissions: {},
    remember: false,
    originalUser,
  }) as unknown as PatronSession;
const tomas = { login: 'trocas', nome_pessoa: 'Tomás' };

const ends: (() => void)[] = [];
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  document.documentElement.removeAttribute('data-base');
  delete window.VLibras;
});

/** This tab, which is in step with the others. */
function tab(patron?: PatronSession) {
  const store = makeStore();
  if (patron) store.dispatch(signedIn(patron));
  ends.push(syncBrowserTabs(store));
  return store;
}
/** Another tab with this session, last used at this time. */
function otherTab(session: PatronSession, usedAt = 1) {
  const other = openBrowserTabs();
  ends.push(other.join({ onRenewed: () => undefined, session: () => ({ session, usedAt }) }));
  return other;
}
const delivered = () => new Promise((resolve) => setTimeout(resolve, 50));
const whoIsIn = (store: ReturnType<typeof tab>) => store.getState().session.patron?.user.login;

it('a sign-out while acting for another person applies to the tabs of who signed in', async () => {
  const own = tab(patronOf('trocas'));
  otherTab(patronOf('carla')).announceSignOut(patronOf('carla', tomas));
  await delivered();
  expect(whoIsIn(own)).toBeUndefined();
});

it('and a sign-out of who signed in to the tab that acts, but not to another’s', async () => {
  const acting = tab(patronOf('carla', tomas));
  const other = otherTab(patronOf('trocas'));
  other.announceSignOut(patronOf('carla'));
  await delivered();
  expect(whoIsIn(acting)).toBe('carla');
  other.announceSignOut(patronOf('trocas'));
  await delivered();
  expect(whoIsIn(acting)).toBeUndefined();
});

it('a new tab takes the session of the tab that was used last, whichever answers first', async () => {
  otherTab(patronOf('trocas'), 1);
  otherTab(patronOf('carla', tomas), 3);
  otherTab(patronOf('trocas'), 2);
  const store = makeStore();
  await adoptSessionOfAnother(store);
  expect(whoIsIn(store)).toBe('carla');
});

it('a click makes a tab the last one used', async () => {
  tab(patronOf('trocas'));
  otherTab(patronOf('carla', tomas), Date.now() + 60_000);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  jest.restoreAllMocks();
  expect((await sessionOfAnotherTab())?.user.login).toBe('trocas');
});

it('a session that was signed out after it was given is not taken', async () => {
  const other = otherTab(patronOf('carla', tomas));
  const asked = sessionOfAnotherTab();
  await delivered();
  other.announceSignOut(patronOf('carla', tomas));
  await expect(asked).resolves.toBeNull();
});

it('a tab that has just signed out takes nobody’s session when it is looked at again', async () => {
  const store = tab(patronOf('ana'));
  store.dispatch(signedOut());
  otherTab(patronOf('trocas'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(whoIsIn(store)).toBeUndefined();
});

it('catalogues below two paths of one host share no session', async () => {
  otherTab(patronOf('ana'));
  document.documentElement.dataset.base = '/other';
  await expect(sessionOfAnotherTab()).resolves.toBeNull();
  otherTab(patronOf('bruno'));
  expect((await sessionOfAnotherTab())?.user.login).toBe('bruno');
});

it('a tab with the sign-language widget neither asks nor answers', async () => {
  tab(patronOf('ana'));
  window.VLibras = { Widget: Object };
  await expect(sessionOfAnotherTab()).resolves.toBeNull();
  const asked: TabMessage[] = [];
  const others = new BroadcastChannel(channelName());
  others.onmessage = ({ data }: MessageEvent<TabMessage>) => asked.push(data);
  await adoptSessionOfAnother(makeStore());
  await delivered();
  others.close();
  expect(asked).toEqual([]);
});
