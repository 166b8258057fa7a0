import { createContext, useEffect, useRef, useState, type HTMLAttributes } from 'react';
import { onFirstAct } from './firstAct';
import { isServer } from './platform';
import { useIsFromServer } from './useIsFromServer';

/** How far above or below the window a place is near. */
const margin = '400px 0px';

/** Calls back once an element is near the viewport or has the focus; returns the function that stops watching. */
function watch(element: Element, callBack: () => void): () => void {
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

/** What the parts of a page of the server wait for before they hydrate (`hydratedLater`); null where they need not. */
export const NearContext = createContext<Promise<void> | null>(null);

function arrival() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive };
}

interface WhenNearProps extends HTMLAttributes<HTMLDivElement> {
  /** The space reserved until then, so that nothing jumps: a CSS length. */
  room: string;
}

/**
 * Renders its content once it is near the viewport, so that content far down costs nothing before. A page of the server
 * has it: there it hydrates once it is near, or the reader begins to use the page. React renders anew what is not
 * hydrated yet and changes, so the component around it is one that does not render again.
 */
export function WhenNear({ room, children, ...rest }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isFromServer = useIsFromServer();
  const [sent] = useState(() => (isFromServer && !isServer ? arrival() : null));
  const [isNear, setNear] = useState(isFromServer);
  useEffect(() => {
    if (!place.current) return;
    if (!sent) return isNear ? undefined : watch(place.current, () => setNear(true));
    const stops = [watch(place.current, sent.arrive), onFirstAct(sent.arrive)];
    return () => stops.forEach((stop) => stop());
  }, [sent, isNear]);
  return (
    <div {...rest} ref={place} style={isNear ? undefined : { minHeight: room }}>
      <NearContext value={sent?.arrived ?? null}>{isNear && children}</NearContext>
    </div>
  );
}
