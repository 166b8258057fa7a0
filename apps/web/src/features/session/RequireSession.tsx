import { Fragment, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { selectPatron } from '../../shared/session';
import { useIsFromServer } from '../../shared/useIsFromServer';

/** Redirects visitors from a protected screen to `/login?redirect={path}` (D1 §2). */
export function RequireSession({ children }: { children: ReactNode }) {
  const patron = useSelector(selectPatron);
  const { pathname, search } = useLocation();
  const isFromServer = useIsFromServer();
  // Keyed by the person: local state of a screen, such as results and choices, belongs to one patron.
  if (patron) return <Fragment key={patron.user.cod_pessoa}>{children}</Fragment>;
  // The server knows no session: the browser decides.
  if (isFromServer) return null;
  return <Navigate replace to={paths.loginFor(pathname + search)} />;
}
