import { useEffect, useRef } from 'react';

const headings = 'h1, h2, h3, h4';

/** What of these elements is to have the focus: the way to try again once more, else the heading, else all of it. */
const placeIn = (came: Element): Element =>
  (came.matches('[role=alert]') && came.querySelector('button')) ||
  (came.matches(headings) ? came : (came.querySelector(headings) ?? came));

/**
 * The button of a notice goes with the notice when one has tried again: what comes in its place gets the focus. Gives the way to say
 * which notice it was. Nothing may stand around it for this, where rows of a list or fields of a form are.
 */
export function useFocusAfterRetry(isFetching: boolean) {
  const left = useRef<{ notice: Element; before: Element | null; parent: Element | null; hasBegun: boolean } | null>(
    null,
  );
  useEffect(() => {
    if (!left.current) return;
    if (isFetching) left.current.hasBegun = true;
    const { notice, before, parent, hasBegun } = left.current;
    if (isFetching || (notice.isConnected && !hasBegun)) return;
    left.current = null;
    // It failed again, and the button still has the focus: what comes later comes by itself.
    if (notice.isConnected) return;
    if (document.activeElement !== document.body) return;
    const came = before ? before.nextElementSibling : parent?.firstElementChild;
    const place = placeIn(came?.isConnected ? came : (document.querySelector('h1') ?? document.body));
    if (!(place instanceof HTMLElement)) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  return (notice: Element) => {
    left.current = { notice, before: notice.previousElementSibling, parent: notice.parentElement, hasBegun: false };
  };
}
