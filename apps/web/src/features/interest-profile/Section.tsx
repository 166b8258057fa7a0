import type { ReactNode } from 'react';
import { useListFocus } from '../../shared/useListFocus';

interface SectionProps {
  title: string;
  /** Number of list items. When it shrinks, the focused button was removed, and the focus moves to the heading. */
  count?: number;
  children: ReactNode;
}

/** A section of the profile with its heading. */
export function Section({ title, count, children }: SectionProps) {
  const heading = useListFocus<HTMLHeadingElement>(count);
  return (
    <section className="stack gap-3 mt-6">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
