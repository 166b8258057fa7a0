import { useEffect, useRef } from 'react';

/**
 * Ref of a list or its heading. It takes the focus when `count`, of rows or of their buttons, falls and the focused button
 * was removed; if the list was removed too, the page's heading does.
 */
export function useListFocus<Place extends HTMLElement>(count = 0) {
  const place = useRef<Place>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      (place.current ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return place;
}
