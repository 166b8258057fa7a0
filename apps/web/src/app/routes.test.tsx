import { isPersonalPage } from '@catalogue/domain';
import { Children, isValidElement, type ReactElement } from 'react';
import { RequireSession } from '../features/session/public';
import { AppRoutes } from './routes';

type RouteElement = ReactElement<{ path: string; element: ReactElement }>;

it('every screen for who has signed in is a personal page: rendered by no server, and kept by no cache', () => {
  const routes = Children.toArray((AppRoutes() as ReactElement<{ children: RouteElement[] }>).props.children);
  const guarded = routes.filter(
    (route): route is RouteElement =>
      isValidElement<RouteElement['props']>(route) && route.props.element.type === RequireSession,
  );
  const paths = guarded.map(({ props }) => props.path.replace('/*', ''));
  expect(paths).toContain('/meupergamum');
  expect(paths.filter((path) => !isPersonalPage(path))).toEqual([]);
});
