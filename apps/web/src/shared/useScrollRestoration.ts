import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Give this as a link's or a navigation's `state` when it changes part of a page and the reader stays where they are. */
export const inPlace = { inPlace: true };

/** What an entry of the history knows of how the reader came there. */
export interface InPlaceState {
  inPlace?: boolean;
  /** The reader goes on at the heading of a part of the page (`PartHeading`), or at the tab of one that has none (`Tabs`). */
  toPart?: 'heading' | 'tab';
  /** The results that the reader came from, and how many entries back they are. */
  results?: string;
  steps?: number;
  /** The codes of the titles of those results, in the order that they were shown in. */
  list?: readonly string[];
}

/** The state of a further part of the same page: one step more, and what was known is still known. */
export const furtherInPlace = (state: InPlaceState | null): InPlaceState => ({
  ...state,
  ...inPlace,
  // Where the reader goes on is each entry's own.
  toPart: undefined,
  steps: (state?.steps ?? 1) + 1,
});

interface Place {
  scroll: number;
  /** The link that had the focus: its address and which of those with that address. */
  link: { href: string; at: number } | null;
}

const storageName = 'catalogue.places';
/** How long later content may still move the part of a page that the reader came to. */
const settleTime = 4000;
/** How long a place may take to be there again, with a slow network or machine: until then the reader has nothing to go on from. */
const timeoutMs = 30_000;

const places = new Map<string, Place>(readPlaces());

function readPlaces(): [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as [string, Place][];
  } catch {
    // Written by something else: the page starts at its top.
    return [];
  }
}

/** The router calls every entry that it did not make itself, as one by address or by `#anchor`, by this same key. */
const unnamed = 'default';

/** What an entry of the history is kept under: the router's key, else a name that the entry itself carries through a reload. */
function entryName(key: string): string {
  if (key !== unnamed) return key;
  const state = window.history.state as { place?: string } | null;
  if (state?.place) return state.place;
  const place = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, place }, '');
  return place;
}

/** The page before may be there still, hidden by React until the next one has its code. */
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

/** Tries now and whenever the page changes, until it is there or the time is over. Returns what stops trying. */
function retryOnLayoutChange(isThere: () => boolean, time: number): () => void {
  const sizes = new ResizeObserver(attempt);
  // What takes the place of something as high as itself changes no size.
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
  // The reader's own hand ends it.
  theirs.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  sizes.observe(document.body);
  parts.observe(document.body, { childList: true, subtree: true });
  attempt();
  return stop;
}

/** Brings the reader back to a place. */
function restorePosition({ scroll, link }: Place): () => void {
  let found: number | null = null;
  return retryOnLayoutChange(() => {
    const target = link && linksTo(link.href)[link.at];
    if (link && !target) return false;
    // Once: who reads with a screen reader moves on without a key that the page would see.
    if (found === null || document.activeElement === document.body) target?.focus({ preventScroll: true });
    if (link || !document.querySelector('main [aria-busy=true]')) found ??= Date.now();
    window.scrollTo(0, scroll);
    return Math.abs(window.scrollY - scroll) < 2 || (found !== null && Date.now() - found > settleTime);
  }, timeoutMs);
}

/** Brings the reader to the part that an address names after `#`, and keeps it in sight while what is above it comes. */
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

/** Brings the reader to an element that stands far down, on a phone out of sight, and keeps it in sight while what is above it comes. */
export function focusInView(element: HTMLElement): () => void {
  element.focus({ preventScroll: true });
  return retryOnLayoutChange(() => {
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start', inline: 'nearest' });
    return !element.isConnected;
  }, settleTime);
}

/**
 * Back, forward and reload return to where the reader was, with the focus on the link they had followed; a new page begins at
 * its top, or at the part that its address names. Call it once, outside the routes.
 */
export function useScrollRestoration(): void {
  const { key, hash, state } = useLocation() as { key: string; hash: string; state: { inPlace?: boolean } | null };
  const navigation = useNavigationType();

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const known = places.get(entryName(key));
    if (navigation === 'POP' && known) return restorePosition(known);
    return hash ? scrollToAnchor(hash) : undefined;
  }, [key, hash, navigation]);

  // Before anything on the new page brings the reader to a part of it.
  useLayoutEffect(() => {
    if (navigation !== 'POP' && !hash && !state?.inPlace) window.scrollTo(0, 0);
  }, [key, hash, navigation, state]);

  // At once with the new page: its being shorter scrolls the window, which is nobody's place on the old one.
  useLayoutEffect(() => {
    const entry = entryName(key);
    const keep = () => places.set(entry, currentPosition());
    const save = () => sessionStorage.setItem(storageName, JSON.stringify([...places].slice(-50)));
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
