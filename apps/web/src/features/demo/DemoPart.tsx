import { useId, type ReactNode } from 'react';
import { styled } from '../../shared/theme/styled';

const Root = styled('section', {
  base: {
    display: 'grid',
    gap: 'e3',
    alignContent: 'start',
    paddingBlock: 'e4',
    borderTop: '1px solid var(--borda)',
    fontSize: 'sm',
    '& h3': { fontFamily: 'heading', fontSize: 'lg', fontWeight: 'medium' },
    '& p': { color: 'fg.muted' },
    '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit' },
    '& summary': { minHeight: 'smallTarget' },
    '& li': { paddingBlock: 'e2' },
  },
});
/** Buttons in a row that wraps. */
export const Buttons = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 'e2' } });

/** A section of the dock, with its heading. */
export function DemoPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Root>
  );
}
