import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { BackIcon } from '../../shared/ui/icons';
import { useGoBack } from '../../shared/useGoBack';
import { useIsFromServer } from '../../shared/useIsFromServer';
import type { InPlaceState } from '../../shared/useScrollRestoration';
import css from './BackToTitle.module.css';

/** The way back to the title whose author this is; the server does not know where the reader came from. */
export function BackToTitle() {
  const { t } = useTranslation('authority');
  const location = useLocation() as { state: InPlaceState | null };
  const state = useIsFromServer() ? null : location.state;
  const goBack = useGoBack(state?.steps ?? 1);
  if (!state?.title) return null;
  return (
    <p className={css.line} data-screen-only="">
      <Link to={state.title.address} onClick={goBack}>
        <BackIcon />
        {t('backTo', { title: state.title.name })}
      </Link>
    </p>
  );
}
