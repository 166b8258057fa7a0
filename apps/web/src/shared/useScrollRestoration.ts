import type { SearchItem } from '@catalogue/api-contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { hasBegunEarly } from './earlyInput';
import { isFocusLost } from './focus';
import { isNumber, isText, nullable, objectOf, recordOf } from './storedShape';
import { storedValue } from './storedValue';
import { tabStorage } from './browserStorage';

/** Pass this as a link's or a navigation's `state` when it changes part of a page and the reader stays in place. */
export const inPlace = { inPlace: true };

/** What a row or a cover says of a title. */
export type TitleInRow = Pick<SearchItem, 'cod_acervo' | 'descricao'> & Partial<SearchItem>;

/** Navigation state of a history entry. */
export interface InPlaceState {
  inPlace?: boolean;
  /** Where the focus goes: the heading of a section (`PartHeading`), or the tab of one without a heading (`Tabs`). */
  toPart?: 'heading' | 'tab';
  /** The results that the reader navigated from, and how many history entries back they are. */
  results?: string;
  steps?: number;
  /** The codes of the titles of those results, in their displayed order. */
  list?: readonly string[];
  /** What the row of the title says that the link leads to. */
  row?: TitleInRow;
  /** The title that the reader came from, as many history entries back. */
  title?: { address: string; name: string };
}

/** State for navigating to another part of the same page: one more step back, the rest is retained. */
export const furtherInPlace = (state: InPlaceState | null): InPlaceState => ({
  ...state,
  ...inPlace,
  // The focus target is specific to each entry.
  toPart: undefined,
  steps: (state?.steps ?? 1) + 1,
});

interface Place {
  scroll: number;
  /** The focused link: its address, and its index among the links with that address. */
  link: { href: string; at: number } | null;
}
const isPlace = objectOf<Place>({ scroll: isNumber, link: nullable(objectOf({ href: isText, at: isNumber })) });

/** By the name of the history entry. */
const kept = storedValue('catalogue.places', recordOf(isPlace), tabStorage);
/** How long content that loads later may still move the target, in ms. */
const settleTime = 4000;
/** How long to wait for a position to exist again on a slow network or machine, in ms. */
const timeoutMs = 30_000;

const places = new Map(Object.entries(kept.read() ?? {}));

/** Drops them, in the browser's storage too: the addresses say what was read. */
export function forgetPlaces(): void {
  places.clear();
  kept.save(null);
}

/** The router gives this same key to every entry that it did not create, as one by address or by `#anchor`. */
const unnamed = 'default';

/**
 * The storage key of a history entry: the router's key, else a name stored in the entry itself, which survives a
 * reload.
 */
function entryName(key: string): string {
  if (key !== unnamed) return key;
  const state = window.history.state as { place?: string } | null;
  if (state?.place) return state.place;
  const place = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, place }, '');
  return place;
}

/** React may keep the previous page, hidden, until the next one's code is loaded. */
const hidden = '[style*="display: none"]';

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href && !link.closest(hidden),
  );

function currentPosition(): Place {
  const link = document.activeElement?.closest('a');
  const href = link?.getAttribute('href');
  return { scroll: window.scrollY, link: link && href ? { href, at: linksTo(href).indexOf(link) } : null };
}

/** Tries now and after every layout change, until it succeeds or times out. Returns a function that stops it. */
function retryOnLayoutChange(isThere: () => boolean, time: number): () => void {
  const sizes = new ResizeObserver(attempt);
  // Content replaced by content of the same height triggers no resize.
  const parts = new MutationObserver(attempt);
  const timer = setTimeout(stop, time);
  const theirs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  function stop() {
    sizes.disconnect();
    parts.disconnect();
    clearTimeout(timer);
    theirs.forEach((type) => window.removeEventListener(type, stop));
  }
  function attempt() {
    if (isThere()) stop();
  }
  // Any input of the reader stops it.
  theirs.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  sizes.observe(document.body);
  parts.observe(document.body, { childList: true, subtree: true });
  attempt();
  return stop;
}

/** Restores a scroll position and focus. */
function restorePosition({ scroll, link }: Place): () => void {
  let found: number | null = null;
  return retryOnLayoutChange(() => {
    const target = link && linksTo(link.href)[link.at];
    if (link && !target) return false;
    // Only once: a screen reader moves on without key events that the page could see.
    if (found === null || isFocusLost()) target?.focus({ preventScroll: true });
    if (link || !document.querySelector('main [aria-busy=true]')) found ??= Date.now();
    window.scrollTo(0, scroll);
    return Math.abs(window.scrollY - scroll) < 2 || (found !== null && Date.now() - found > settleTime);
  }, timeoutMs);
}

/** Scrolls to the part named after `#` in the address, and keeps it in view while content above it loads. */
function scrollToAnchor(hash: string): () => void {
  let isFocused = false;
  return retryOnLayoutChange(() => {
    const part = document.getElementById(hash.slice(1));
    if (!isFocused) part?.focus({ preventScroll: true });
    isFocused ||= part !== null;
    part?.scrollIntoView();
    return false;
  }, settleTime);
}

/**
 * Focuses an element that may be far down or out of view on a phone, and keeps it in view while content above it loads.
 */
export function focusInView(element: HTMLElement): () => void {
  element.focus({ preventScroll: true });
  return retryOnLayoutChange(() => {
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start', inline: 'nearest' });
    return !element.isConnected;
  }, settleTime);
}

/**
 * Back, forward and reload restore the scroll position, with the focus on the link that was followed; a new page starts
 * at its top, or at the part named in its address. Call it once, outside the routes.
 */
export function useScrollRestoration(): void {
  const { key, hash, state } = useLocation() as { key: string; hash: string; state: { inPlace?: boolean } | null };
  const navigation = useNavigationType();

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    if (hasBegunEarly()) return;
    const known = places.get(entryName(key));
    if (navigation === 'POP' && known) return restorePosition(known);
    return hash ? scrollToAnchor(hash) : undefined;
  }, [key, hash, navigation]);

  // Runs before any effect of the new page scrolls to a part of it. The first page is where the browser has it. Forward to a
  // page that was left before it was shown begins at its top.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isNew = navigation === 'POP' ? !isFirst.current && !places.has(entryName(key)) : true;
    isFirst.current = false;
    if (isNew && !hash && !state?.inPlace) window.scrollTo(0, 0);
  }, [key, hash, navigation, state]);

  // Stops recording in the same commit as the new page: a shorter page scrolls the window, and that is not the old
  // page's position.
  useLayoutEffect(() => {
    const entry = entryName(key);
    const keep = () => places.set(entry, currentPosition());
    const save = () => kept.save(Object.fromEntries([...places].slice(-50)));
    window.addEventListener('scroll', keep, { passive: true });
    document.addEventListener('focusin', keep);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', keep);
      document.removeEventListener('focusin', keep);
      window.removeEventListener('pagehide', save);
    };
  }, [key]);
}
