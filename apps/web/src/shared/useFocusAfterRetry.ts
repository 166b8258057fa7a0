import { useEffect, useRef } from 'react';
import { focusOn, isFocusLost, pageHeading } from './focus';

const headings = 'h1, h2, h3, h4';

/** The element to focus: the retry button of a new failure, else the heading, else the element itself. */
const placeIn = (came: Element): Element =>
  (came.matches('[role=alert]') && came.querySelector('button')) ||
  (came.matches(headings) ? came : (came.querySelector(headings) ?? came));

/**
 * The retry button is removed together with its notice: the content that replaces it gets the focus. Returns a function
 * that registers the notice. Do not wrap it in an element: it is used inside list rows and form grids.
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
    // It failed again, and the button still has the focus: nothing to restore.
    if (notice.isConnected) return;
    if (!isFocusLost()) return;
    const came = before ? before.nextElementSibling : parent?.firstElementChild;
    const place = placeIn(came?.isConnected ? came : (pageHeading() ?? document.body));
    if (place instanceof HTMLElement) focusOn(place, { preventScroll: true });
  });
  return (notice: Element) => {
    left.current = { notice, before: notice.previousElementSibling, parent: notice.parentElement, hasBegun: false };
  };
}
