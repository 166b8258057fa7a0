import { platform } from './platform';
import { signedInAs, type PatronSession } from './session';

/** The session of a tab, and when the reader last used that tab, in ms since 1970. */
export interface SessionOfTab {
  session: PatronSession;
  usedAt: number;
}
type Credentials = PatronSession['credentials'];
/** What tabs of one browser tell each other. */
export type TabMessage =
  | { renewed: { spent: string; credentials: Credentials } }
  | { asked: string }
  /** The login of who signed in (`signedInAs`). */
  | { signedOut: string }
  | { seeksSession: true }
  | SessionOfTab;

/** Each catalogue of a host has its own. */
export const channelName = (): string => `catalogue.session${platform.base()}`;
/** How long to wait for other tabs to answer, in ms: they answer from memory. */
export const answerTime = 250;

interface TabListeners {
  /** Another tab has renewed its tokens. */
  onRenewed: () => void;
  /** Another tab has signed a patron out. */
  onSignedOut?: (login: string) => void;
  /** The session that a tab without one may have. */
  session?: () => SessionOfTab | null;
}

/**
 * Shares a session that is not remembered between tabs: one that opens asks the others for it, so that it ends when the
 * last of them closes. A refresh token works once: a tab that uses it announces the new credentials, and asks the others
 * before it uses one.
 */
export function openBrowserTabs() {
  let channel: BroadcastChannel | null = null;
  /** New credentials by the access token that they replace. */
  const successors = new Map<string, Credentials>();
  const waiting = new Set<() => void>();

  /** The newest credentials that this tab knows for an expired access token. */
  function known(spent: string): Credentials | null {
    const seen = new Set<string>();
    let newest: Credentials | null = null;
    // Two tokens issued in the same second may be equal: `seen` prevents an endless loop.
    for (let token = spent; successors.has(token) && !seen.has(token); token = newest?.token ?? '') {
      seen.add(token);
      newest = successors.get(token) ?? null;
    }
    return newest;
  }
  const tell = (message: TabMessage) => channel?.postMessage(message);

  return {
    known,

    /** Starts to listen, and to answer other tabs. Returns a function that stops it. */
    join({ onRenewed, onSignedOut, session }: TabListeners): () => void {
      if (!('BroadcastChannel' in globalThis)) return () => undefined;
      const joined = new BroadcastChannel(channelName());
      joined.onmessage = ({ data }: MessageEvent<TabMessage>) => {
        if ('asked' in data) {
          const credentials = known(data.asked);
          if (credentials) tell({ renewed: { spent: data.asked, credentials } });
          return;
        }
        if ('signedOut' in data) return onSignedOut?.(data.signedOut);
        if ('seeksSession' in data) {
          const own = session?.();
          if (own) tell(own);
          return;
        }
        if (!('renewed' in data)) return;
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

    /** Signing out in one tab signs out in all, also in those that act for another person, or for nobody. */
    announceSignOut(patron: PatronSession): void {
      tell({ signedOut: signedInAs(patron) });
    },

    /** The credentials that replaced this access token in any tab; null when none has renewed it. */
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

export const browserTabs = openBrowserTabs();
