import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './Availability.module.css';

export interface AvailabilityProps {
  /** ● available, ○ lent, ◆ online, ■ for reading in the library only. */
  state: 'available' | 'lent' | 'online' | 'onSite';
  /** The text of the state; bold when a detail follows. */
  children: ReactNode;
  /** Where, until when, the length of the queue. */
  detail?: ReactNode;
  /** For use inside a button or a sentence, which cannot contain a paragraph. */
  inline?: boolean;
}

const colours = { available: 'tone-ok', lent: 'tone-warning', online: 'tone-info', onSite: 'muted' };

/** Availability by shape, text and colour. */
export function Availability({ state, children, detail, inline }: AvailabilityProps) {
  const Root = inline ? 'span' : 'p';
  return (
    <Root className={clsx(css.root, css[`root_${state}`], colours[state])}>
      {detail ? (
        <span>
          <b>{children}</b> <span className="muted">{detail}</span>
        </span>
      ) : (
        <span>{children}</span>
      )}
    </Root>
  );
}
