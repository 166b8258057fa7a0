import { useTranslation } from 'react-i18next';
import { TextToggle } from '../../../shared/ui/TextToggle';
import css from './RecentSearchesPlace.module.css';

/** Results are remembered as a search at once: the link to these has its place before, so that nothing moves for it. */
export function RecentSearchesPlace() {
  const { t } = useTranslation('search');
  return (
    <span className={css.root} aria-hidden="true">
      <TextToggle type="button">{t('recentSearches')}</TextToggle>
    </span>
  );
}
