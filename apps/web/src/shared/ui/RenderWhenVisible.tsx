import { useEffect, useRef, useState, type ReactNode } from 'react';
import { whenNear } from '../nearViewport';
import { useIsFromServer } from '../useIsFromServer';

interface RenderWhenVisibleProps {
  /** The space reserved until then, so that nothing jumps: a CSS length. */
  room: string;
  children: ReactNode;
}

/** Renders its content once it is near the viewport, so that content far down costs nothing before. A page of the server has it. */
export function RenderWhenVisible({ room, children }: RenderWhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const isFromServer = useIsFromServer();
  const [isNear, setNear] = useState(isFromServer || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    return whenNear(element, () => setNear(true));
  }, [isNear]);
  return isNear ? children : <div ref={place} style={{ minHeight: room }} />;
}
