import { useEffect } from 'react';
import { toastRegion } from './ui/Toasts';

const usable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
].join();
const notice = '[role=alert]';
const unseen = '[hidden], [inert], [aria-hidden=true], [style*="display: none"]';

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.matches(usable) && !element.closest(unseen);
const usableIn = (node: Node): HTMLElement[] =>
  node instanceof Element ? [node, ...node.querySelectorAll(usable)].filter(isUsable) : [];

/** Where an element stood that was removed. */
interface Gap {
  parent: Element;
  before: Node | null;
  after: Node | null;
}

/** What comes next to who stood there: what follows in the same part of the page, else what went before it. */
function nearest({ parent, before, after }: Gap): HTMLElement | undefined {
  for (let next = after; next; next = next.nextSibling) {
    const [first] = usableIn(next);
    if (first) return first;
  }
  for (let last = before; last; last = last.previousSibling) {
    const found = usableIn(last).at(-1);
    if (found) return found;
  }
  return usableIn(parent)[0];
}

const heading = () => document.querySelector<HTMLElement>('main h1');

/**
 * Who removes a thing by a button on it goes on beside it: the focus, which the browser drops with the button, comes to what is next
 * to it. Screens that have a better place for it give it there themselves; and who tries again is brought to what comes of that
 * (`useFocusAfterRetry`). Call it once, outside the routes.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    // Where one was in the page before a toast was answered, or a dialog.
    let lastInPage: HTMLElement | null = null;
    let address = '';

    function note({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      address = window.location.pathname;
      if (!target.closest('[role=dialog]') && !toastRegion()?.contains(target)) lastInPage = target;
    }
    // Who left it by hand is not to be brought back.
    function leave({ target }: FocusEvent) {
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected && document.activeElement === document.body) last = null;
      });
    }
    function placeAfter(gone: Element, gap: Gap): HTMLElement | null | undefined {
      const { parent } = gap;
      if (toastRegion()?.contains(parent) || gone.closest('[role=dialog]'))
        return lastInPage?.isConnected ? lastInPage : heading();
      if (gone.closest(notice) || parent.closest(notice)) return null;
      if (!parent.isConnected) return heading();
      return parent.closest('main, [role=dialog]') ? (nearest(gap) ?? heading()) : null;
    }

    const removals = new MutationObserver((records) => {
      if (!last || last.isConnected) return;
      const gone = last;
      last = null;
      const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
      if (!(record?.target instanceof Element)) return;
      const gap = { parent: record.target, before: record.previousSibling, after: record.nextSibling };
      // After the screen has had its turn.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body || window.location.pathname !== address) return;
          placeAfter(gone, gap)?.focus({ preventScroll: true });
        }),
      );
    });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', leave);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', leave);
      removals.disconnect();
    };
  }, []);
}
