import type { ReactNode } from 'react';
import { styled } from '../theme/styled';
import { Shelf } from './Shelf';

const Root = styled('div', {
  base: {
    maxWidth: '34rem',
    paddingBlock: 'e6',
    '& > svg': {
      height: '5rem',
      color: 'marca.fg',
      marginBottom: 'e4',
      borderBottom: '2px solid var(--borda-controle)',
    },
  },
});
const Title = styled('div', { base: { fontWeight: 'strong' } });
const Words = styled('div', { base: { marginTop: 'e2', color: 'fg.muted' } });
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 'e2', marginTop: 'e4' } });

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** Alternatives, as buttons. */
  actions?: ReactNode;
  /** A single line for use inside a card, without the drawing. */
  plain?: boolean;
}

/** Shown when there is no data: a shelf with a book missing, an explanation, and links. */
export function EmptyState({ title, children, actions, plain }: EmptyStateProps) {
  if (plain) return <Words>{title}</Words>;
  return (
    <Root>
      <Shelf books={14} missing={7} height={96} seed={11} />
      <Title>{title}</Title>
      {children && <Words>{children}</Words>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
