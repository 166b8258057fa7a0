import type { PatronSession } from './session';
import { sessionOfAnotherTab } from './sessionOfAnotherTab';
import { openBrowserTabs } from './browserTabs';

const credentials = (name: string) => ({ token: name, refresh: `${name} refresh` });
const leave: (() => void)[] = [];

/** A tab, and a promise that resolves when it receives renewed tokens. */
function openTab() {
  const tab = openBrowserTabs();
  const told = new Promise<void>((resolve) => leave.push(tab.join({ onRenewed: resolve })));
  return { ...tab, told };
}
afterEach(() => leave.splice(0).forEach((end) => end()));

describe('tabs that have a copy of the same session', () => {
  it('are told what came for a token that one of them spent', async () => {
    const [first, second] = [openTab(), openTab()];
    first.announce('old', credentials('new'));
    await second.told;
    expect(second.known('old')).toEqual(credentials('new'));
  });

  it('answer one that was opened since and asks', async () => {
    const first = openTab();
    first.announce('old', credentials('new'));
    first.announce('new', credentials('newest'));
    await expect(openTab().successorOf('old')).resolves.toEqual(credentials('newest'));
  });

  it('find the end where a new token has the text of an old one', async () => {
    const tab = openTab();
    tab.announce('old', { token: 'old', refresh: 'another refresh' });
    expect(tab.known('old')).toEqual({ token: 'old', refresh: 'another refresh' });
  });

  it('say nothing of a token that none of them renewed', async () => {
    const [first, second] = [openTab(), openTab()];
    first.announce('another', credentials('its successor'));
    await expect(second.successorOf('old')).resolves.toBeNull();
  });

  it('give a tab without a session theirs, and none to who is alone', async () => {
    await expect(sessionOfAnotherTab()).resolves.toBeNull();
    const session = { user: { login: 'ana' } } as PatronSession;
    openTab();
    leave.push(openBrowserTabs().join({ onRenewed: () => undefined, session: () => ({ session, usedAt: 1 }) }));
    await expect(sessionOfAnotherTab()).resolves.toEqual(session);
  });

  it('ask nobody where the browser has no channel', async () => {
    await expect(openBrowserTabs().successorOf('old')).resolves.toBeNull();
  });
});
