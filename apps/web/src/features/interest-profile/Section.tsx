import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '../../shared/theme/styled';

const Root = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'e3',
    marginTop: 'e6',
    '& > h3': { marginTop: 'e4', fontFamily: 'heading', fontSize: 'xl', fontWeight: 'medium' },
  },
});

interface SectionProps {
  title: string;
  /** How many stand in its list: the button that had the focus goes with what it removed, and the focus comes to the heading. */
  count?: number;
  children: ReactNode;
}

/** A part of the profile under its heading. */
export function Section({ title, count = 0, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return (
    <Root>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Root>
  );
}
