import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useGoBack } from '../../shared/useGoBack';
import { useIsFromServer } from '../../shared/useIsFromServer';
import type { InPlaceState } from '../../shared/useScrollRestoration';
import { BackIcon } from '../../shared/ui/icons';
import { PlaceInResults } from './PlaceInResults';
import css from './BackLink.module.css';

/** Returns to the results that linked here, whose address is in the navigation state; else to the search. */
export function BackLink({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation(['title', 'shared']);
  const location = useLocation() as { state: InPlaceState | null };
  // The server does not know where the reader came from.
  const state = useIsFromServer() ? null : location.state;
  const goBack = useGoBack(state?.results === undefined ? undefined : (state.steps ?? 1));
  return (
    <div className={css.line} data-screen-only="">
      <Link to={state?.results ?? '/'} onClick={goBack}>
        <BackIcon />
        {state?.results ? t('backToResults') : t('searchCatalogue', { ns: 'shared' })}
      </Link>
      {state && <PlaceInResults codAcervo={codAcervo} from={state} />}
    </div>
  );
}
