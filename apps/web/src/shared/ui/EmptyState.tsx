import type { ReactNode } from 'react';
import { Shelf } from './Shelf';
import css from './EmptyState.module.css';

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
  if (plain) return <div className="mt-2 muted">{title}</div>;
  return (
    <div className={css.root}>
      <Shelf books={14} missing={7} height={96} seed={11} />
      <div className="strong">{title}</div>
      {children && <div className="mt-2 muted">{children}</div>}
      {actions && <div className="row gap-2 mt-4">{actions}</div>}
    </div>
  );
}
