import { Activity } from '@catalogue/api-contract';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { useListActivitiesQuery } from './site.api';

export { Activity };

/**
 * Whether an activity shows what it guards (decisions B23): the page's activities for everybody, and the patron's own once
 * signed in.
 */
export function useHasActivity(code: number): boolean {
  const { data = [] } = useListActivitiesQuery();
  const patron = useSelector(selectPatron);
  return (
    data.some((activity) => activity.codigo === code && activity.existe) ||
    (patron?.permissions.some((permission) => permission.cod_atividade === code) ?? false)
  );
}
