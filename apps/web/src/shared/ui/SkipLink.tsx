import type { MouseEvent, ReactNode } from 'react';
import { focusOn } from '../focus';

/** Moves the focus to a place of the page, without changing the address, which would add an entry to the history. */
export function focusPlace(event: MouseEvent, id: string) {
  const place = document.getElementById(id);
  if (!place) return;
  event.preventDefault();
  focusOn(place);
  place.scrollIntoView({ block: 'nearest' });
}

/** A link past what precedes a place; visible when it has the focus. */
export const SkipLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <a className="sr-only-unless-focused" href={`#${id}`} data-screen-only="" onClick={(event) => focusPlace(event, id)}>
    {children}
  </a>
);
