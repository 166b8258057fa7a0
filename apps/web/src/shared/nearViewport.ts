import { createContext, useEffect, useState, type RefObject } from 'react';
import { onFirstAct } from './firstAct';
import { isServer } from './platform';

/** How far above or below the window an element is near. */
const margin = '400px 0px';

/** Calls back once an element is near the viewport or has the focus; returns the function that stops watching. */
export function whenNear(element: Element, callBack: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callBack();
    return () => undefined;
  }
  const watcher = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && callBack(),
    { rootMargin: margin },
  );
  watcher.observe(element);
  element.addEventListener('focusin', callBack);
  return () => {
    watcher.disconnect();
    element.removeEventListener('focusin', callBack);
  };
}

/** Fulfilled once the place around is near; null if there is none, or on the server, which renders all of a page. */
export const NearContext = createContext<Promise<void> | null>(null);

function arrival() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive };
}

/**
 * For `NearContext`: a promise that is fulfilled once the element is near, or the reader begins to use the page. What is not
 * hydrated when the address changes, or when this component renders again, is rendered anew.
 */
export function useNear(place: RefObject<Element | null>): Promise<void> | null {
  const [near] = useState(() => (isServer ? null : arrival()));
  useEffect(() => {
    if (!place.current || !near) return;
    const stops = [whenNear(place.current, near.arrive), onFirstAct(near.arrive)];
    return () => stops.forEach((stop) => stop());
  }, [place, near]);
  return near?.arrived ?? null;
}
