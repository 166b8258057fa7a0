import { answerTime, channelName, type TabMessage } from './browserTabs';
import type { PatronSession } from './session';

/** The session of another tab of this browser; null when none has one. */
export function sessionOfAnotherTab(): Promise<PatronSession | null> {
  if (!('BroadcastChannel' in globalThis)) return Promise.resolve(null);
  const channel = new BroadcastChannel(channelName);
  return new Promise((resolve) => {
    const end = (found: PatronSession | null) => {
      clearTimeout(timer);
      channel.close();
      resolve(found);
    };
    const timer = setTimeout(end, answerTime, null);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => 'session' in data && end(data.session);
    channel.postMessage({ seeksSession: true } satisfies TabMessage);
  });
}
