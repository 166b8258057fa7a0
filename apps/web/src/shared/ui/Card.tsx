import { useId, type ReactNode } from 'react';
import { styled } from '../theme/styled';

const Root = styled('section', {
  base: {
    minWidth: 0,
    padding: 'e4',
    border: '1px solid var(--borda)',
    borderRadius: 'panel',
    bg: 'bg.panel',
    _medium: { paddingInline: 'e5' },
  },
  variants: { wide: { true: { gridColumn: '1 / -1' } } },
});
const Head = styled('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 'e1 e3',
    marginBlockEnd: 'e2',
    '& h2': { fontSize: 'xl' },
    '& a': { display: 'inline-flex', alignItems: 'center', fontSize: 'sm', _touch: { minHeight: '2.75rem' } },
  },
});

/** Cards next to each other where there is room for two. */
export const Cards = styled('div', {
  base: {
    display: 'grid',
    gap: 'e4',
    marginBlockStart: 'e5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  },
});

/** The rows of a card, with a rule above each. */
export const CardRows = styled('ul', {
  base: { '& > li': { paddingBlock: 'e3', borderBlockStart: '1px solid var(--borda)' } },
});

interface CardProps {
  title: string;
  /** Link to the full list. */
  link?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A section of a page with its own actions. */
export function Card({ title, link, wide, children }: CardProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} wide={wide}>
      <Head>
        <h2 id={id}>{title}</h2>
        {link}
      </Head>
      {children}
    </Root>
  );
}
