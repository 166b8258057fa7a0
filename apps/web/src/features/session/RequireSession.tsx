import { Fragment, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { selectPatron } from '../../shared/session';

/** A protected screen sends who is not signed in to `/login?redirect={path}` (D1 §2). */
export function RequireSession({ children }: { children: ReactNode }) {
  const patron = useSelector(selectPatron);
  const { pathname, search } = useLocation();
  // What a screen keeps by itself, as results and choices, is one patron's too.
  if (patron) return <Fragment key={patron.user.cod_pessoa}>{children}</Fragment>;
  return <Navigate replace to={paths.loginFor(pathname + search)} />;
}
