import { answerTime, channelName, type SessionOfTab, type TabMessage } from './browserTabs';
import { signedInAs, type PatronSession } from './session';

/**
 * The session of the tab of this browser that was used last; null when none has one. Tabs may differ: in one of them
 * the patron may act for another person.
 */
export function sessionOfAnotherTab(): Promise<PatronSession | null> {
  if (!('BroadcastChannel' in globalThis)) return Promise.resolve(null);
  const channel = new BroadcastChannel(channelName());
  let found: SessionOfTab[] = [];
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('session' in data) found.push(data);
    // Signed out after it was given.
    else if ('signedOut' in data) found = found.filter(({ session }) => signedInAs(session) !== data.signedOut);
  };
  channel.postMessage({ seeksSession: true } satisfies TabMessage);
  return new Promise((resolve) => {
    const end = () => {
      channel.close();
      const [latest] = found.sort((a, b) => b.usedAt - a.usedAt);
      resolve(latest?.session ?? null);
    };
    setTimeout(end, answerTime);
  });
}
