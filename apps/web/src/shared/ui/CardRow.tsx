import type { ReactNode } from 'react';
import { styled } from '../theme/styled';

const Root = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'min(3rem, 20%) minmax(0, 1fr)',
    alignItems: 'start',
    gap: 'e1 e4',
    '& p': { fontSize: 'sm', lineHeight: '1.45', color: 'fg.muted' },
    // Next to a cover, enlarged words would break in the middle.
    'html[data-ampliado] &': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :first-child': { width: '3rem' } },
    _medium: { gridTemplateColumns: '3rem minmax(0, 1fr) auto', alignItems: 'center' },
  },
});
const Name = styled('h3', {
  base: {
    fontFamily: 'heading',
    fontSize: '1.0625rem',
    fontWeight: 'strong',
    lineHeight: '1.3',
    overflowWrap: 'anywhere',
    '& a': { display: 'inline-block', paddingBlock: '0.125rem', color: 'fg', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
  },
});
const Action = styled('div', {
  base: {
    gridColumn: '2',
    justifySelf: 'start',
    'html[data-ampliado] &': { gridColumn: '1' },
    _medium: { gridColumn: 'auto', justifySelf: 'end', maxWidth: '14rem' },
  },
});

interface CardRowProps {
  cover: ReactNode;
  name: ReactNode;
  /** Lines of facts. */
  children: ReactNode;
  action?: ReactNode;
}

/** A title of the patron in a card: its name, its state, its action. */
export function CardRow({ cover, name, children, action }: CardRowProps) {
  return (
    <Root>
      <div>{cover}</div>
      <div>
        <Name>{name}</Name>
        {children}
      </div>
      {action && <Action>{action}</Action>}
    </Root>
  );
}
