import { useEffect } from 'react';
import { isFocusLost, pageHeading } from './focus';
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
const dialog = '[role=dialog], [role=alertdialog]';
const unseen = '[hidden], [inert], [aria-hidden=true], [style*="display: none"]';

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.matches(usable) && !element.closest(unseen);
const usableIn = (node: Node): HTMLElement[] =>
  node instanceof Element ? [node, ...node.querySelectorAll(usable)].filter(isUsable) : [];

/** The position of a removed element. */
interface Gap {
  parent: Element;
  before: Node | null;
  after: Node | null;
}

/**
 * Focusable elements next to the removed one, nearest first: those after it in the same parent, then those before it.
 */
function* beside({ parent, before, after }: Gap): Generator<HTMLElement> {
  for (let next = after; next; next = next.nextSibling) yield* usableIn(next);
  for (let last = before; last; last = last.previousSibling) yield* usableIn(last).reverse();
  yield* usableIn(parent);
}

function* heading(): Generator<HTMLElement> {
  const found = pageHeading();
  if (found) yield found;
}

/**
 * When a removed element had the focus, moves the focus to the next usable element; the browser would drop it. Screens
 * with a better target set the focus themselves, and a retry moves it to its result (`useFocusAfterRetry`). Call it
 * once, outside the routes.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    // The last focus in the page, before that of a toast or a dialog.
    let lastInPage: HTMLElement | null = null;
    let address = '';

    function note({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      address = window.location.pathname;
      if (!target.closest(dialog) && !toastRegion()?.contains(target)) lastInPage = target;
    }
    // If the user moved the focus out on purpose, do not restore it.
    function leave({ target }: FocusEvent) {
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected && isFocusLost()) last = null;
      });
    }
    function* placesAfter(gone: Element, gap: Gap): Generator<HTMLElement> {
      const { parent } = gap;
      if (toastRegion()?.contains(parent) || gone.closest(dialog)) {
        if (lastInPage?.isConnected) yield lastInPage;
        return yield* heading();
      }
      if (gone.closest(notice) || parent.closest(notice)) return;
      if (parent.isConnected && !parent.closest(`main, ${dialog}`)) return;
      if (parent.isConnected) yield* beside(gap);
      yield* heading();
    }

    const removals = new MutationObserver((records) => {
      if (!last || last.isConnected) return;
      const gone = last;
      last = null;
      const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
      if (!(record?.target instanceof Element)) return;
      const gap = { parent: record.target, before: record.previousSibling, after: record.nextSibling };
      // Two frames later, so that the screen can set the focus first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!isFocusLost() || window.location.pathname !== address) return;
          for (const place of placesAfter(gone, gap)) {
            place.focus({ preventScroll: true });
            // Elements in a closed part, or hidden by a narrow window, do not take the focus.
            if (document.activeElement === place) return;
          }
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
