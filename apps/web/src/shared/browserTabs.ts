import type { PatronSession } from './session';

type Credentials = PatronSession['credentials'];
type Message = { renewed: { spent: string; credentials: Credentials } } | { asked: string } | { signedOut: string };

const channelName = 'catalogue.session';
/** How long the other tabs have to answer, in ms: they only look into their memory. */
const answerTime = 250;

/**
 * What the tabs of one browser tell each other of a session that is not remembered. Duplicating a tab copies the session, and a
 * refresh token works once: who spends it tells the others what came for it, and who is about to spend one asks first.
 */
export function openBrowserTabs() {
  let channel: BroadcastChannel | null = null;
  /** By the access token that was over, what came in its place. */
  const successors = new Map<string, Credentials>();
  const waiting = new Set<() => void>();

  /** The newest credentials that came for this access token, as far as this tab knows. */
  function known(spent: string): Credentials | null {
    const seen = new Set<string>();
    let newest: Credentials | null = null;
    // Two tokens of one second may be the same text: the way from one to the next has an end all the same.
    for (let token = spent; successors.has(token) && !seen.has(token); token = newest?.token ?? '') {
      seen.add(token);
      newest = successors.get(token) ?? null;
    }
    return newest;
  }
  const tell = (message: Message) => channel?.postMessage(message);

  return {
    known,

    /** Listens from now on; calls back when another tab has renewed, or signed somebody out. Gives the way to stop. */
    join(onRenewed: () => void, onSignedOut: (cod_pessoa: string) => void = () => undefined): () => void {
      if (!('BroadcastChannel' in globalThis)) return () => undefined;
      const joined = new BroadcastChannel(channelName);
      joined.onmessage = ({ data }: MessageEvent<Message>) => {
        if ('asked' in data) {
          const credentials = known(data.asked);
          if (credentials) tell({ renewed: { spent: data.asked, credentials } });
          return;
        }
        if ('signedOut' in data) return onSignedOut(data.signedOut);
        successors.set(data.renewed.spent, data.renewed.credentials);
        waiting.forEach((look) => look());
        onRenewed();
      };
      channel = joined;
      return () => {
        joined.close();
        channel = null;
        successors.clear();
      };
    },

    announce(spent: string, credentials: Credentials): void {
      successors.set(spent, credentials);
      tell({ renewed: { spent, credentials } });
    },

    /** Who signs out in one tab is signed out in all. */
    announceSignOut(cod_pessoa: string): void {
      tell({ signedOut: cod_pessoa });
    },

    /** What came for this access token in any tab; null when none has renewed it. */
    async successorOf(spent: string): Promise<Credentials | null> {
      if (!channel || known(spent)) return known(spent);
      tell({ asked: spent });
      await new Promise<void>((resolve) => {
        const timer = setTimeout(end, answerTime);
        function end() {
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        }
        const look = () => {
          if (known(spent)) end();
        };
        waiting.add(look);
      });
      return known(spent);
    },
  };
}

/** This tab among the others. */
export const browserTabs = openBrowserTabs();
