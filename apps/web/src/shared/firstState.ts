import type { Settings } from './settings';

/** The element in which the server puts, as JSON, what it knew when it rendered the page. */
export const firstStateId = 'dados';

/** What the server sends with a page. */
export interface FirstState {
  /** Of the page's texts. */
  language: string;
  /** The namespaces of its texts. */
  texts: readonly string[];
  /** The files of its parts that are loaded on demand. */
  parts: readonly string[];
  settings: Settings;
  /** The server's time, to the minute, in ms since 1970. */
  renderedAt: number;
  /** Of RTK Query's cache: the replies, and which of them a write makes stale. */
  queries: Record<string, { status: string; data?: unknown; [field: string]: unknown }>;
  provided: unknown;
  /** Whether the page has its content, or only these data. */
  isRendered: boolean;
}

/** The state that came with the page; null where a file server sent it. */
export function readFirstState(): FirstState | null {
  const text = document.getElementById(firstStateId)?.textContent;
  return text ? (JSON.parse(text) as FirstState) : null;
}
