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
const dialog = '[role=dialog], [role=alertdialog]';
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

/** What comes next to who stood there, nearest first: what follows in the same part of the page, then what went before it. */
function* beside({ parent, before, after }: Gap): Generator<HTMLElement> {
  for (let next = after; next; next = next.nextSibling) yield* usableIn(next);
  for (let last = before; last; last = last.previousSibling) yield* usableIn(last).reverse();
  yield* usableIn(parent);
}

function* heading(): Generator<HTMLElement> {
  const found = document.querySelector<HTMLElement>('main h1');
  if (found) yield found;
}

/**
 * Who removes a thing by a button on it goes on beside it: the focus, which the browser drops with the button, comes to what is next
 * to it. Screens that have a better place for it give it there themselves; and who tries again is brought to what comes of that
 * (`useFocusAfterRetry`). Call it once, outside the routes.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    // Where one was in the page before a toast was answered, or a dialog.
    let lastInPage: HTMLElement | null = null;
    let address = '';

    function note({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      address = window.location.pathname;
      if (!target.closest(dialog) && !toastRegion()?.contains(target)) lastInPage = target;
    }
    // Who left it by hand is not to be brought back.
    function leave({ target }: FocusEvent) {
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected && document.activeElement === document.body) last = null;
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
      // After the screen has had its turn.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body || window.location.pathname !== address) return;
          for (const place of placesAfter(gone, gap)) {
            place.focus({ preventScroll: true });
            // What stands in a part that is closed, or too narrow a window hides, does not take it.
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
