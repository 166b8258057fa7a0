import { useEffect, useRef, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Number of list items. When it shrinks, the focused button was removed, and the focus moves to the heading. */
  count?: number;
  children: ReactNode;
}

/** A section of the profile with its heading. */
export function Section({ title, count = 0, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return (
    <section className="stack gap-3 mt-6">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
