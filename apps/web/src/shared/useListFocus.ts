import { useEffect, useRef } from 'react';
import { isFocusLost, pageHeading } from './focus';

/**
 * Ref of a list or its heading. It takes the focus when `count`, of rows or of their buttons, falls and the focused button
 * was removed; if the list was removed too, the page's heading does.
 */
export function useListFocus<Place extends HTMLElement>(count = 0) {
  const place = useRef<Place>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && isFocusLost()) (place.current ?? pageHeading())?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return place;
}
