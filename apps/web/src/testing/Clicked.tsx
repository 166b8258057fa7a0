import { useEffect, useRef, type ReactNode } from 'react';

/** A part in the state after a click on the first element that the selector matches. */
export function Clicked({ on, children }: { on: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>(on)?.click(), [on]);
  return <div ref={place}>{children}</div>;
}
