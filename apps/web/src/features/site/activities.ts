import { Activity, catalogueModule } from '@catalogue/api-contract';
import { activitiesIn } from '@catalogue/domain';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import type { Settings } from '../../shared/settings';
import { useListActivitiesQuery } from './site.api';

export { Activity };

/**
 * Whether an activity enables its feature (ruling B23): the page's activities apply to all users, and the patron's own
 * in addition once signed in.
 */
export function useHasActivity(code: number): boolean {
  const { data = [] } = useListActivitiesQuery();
  const patron = useSelector(selectPatron);
  const module = useSelector((state: { settings: Settings | null }) => state.settings?.cod_modulo ?? catalogueModule);
  return (
    data.some((activity) => activity.codigo === code && activity.existe) ||
    activitiesIn(module, patron?.permissions ?? []).includes(code)
  );
}
