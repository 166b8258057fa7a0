import type { ReactNode } from 'react';
import { usePageHead } from '../pageHead';
import { EmptyState } from './EmptyState';
import { PageTitle } from './PageTitle';

interface NothingHereProps {
  /** The page's heading. */
  children: string;
  /** Alternatives, as buttons. */
  actions: ReactNode;
}

/** A whole page for an address at which nothing is: the server answers it with 404. */
export function NothingHere({ children, actions }: NothingHereProps) {
  usePageHead({ status: 404 });
  return <EmptyState title={<PageTitle>{children}</PageTitle>} actions={actions} />;
}
