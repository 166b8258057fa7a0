import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { DropDown } from '../../../shared/ui/DropDown';
import { RemoveIcon } from '../../../shared/ui/icons';
import { TextToggle } from '../../../shared/ui/TextToggle';
import { shortened } from '../shortened';
import { searchesForgotten, selectPastSearches } from './searchHistory';
import { searchTypeOf } from '../searchTypes';
import { searchText } from './searchText';
import css from './RecentSearchesMenu.module.css';

/** The menu of `RecentSearches`. */
export default function RecentSearchesMenu({ side }: { side?: 'start' | 'end' }) {
  const { t, i18n } = useTranslation('search');
  const past = useSelector(selectPastSearches);
  const dispatch = useDispatch();
  return (
    <DropDown side={side} trigger={(button) => <TextToggle {...button}>{t('recentSearches')}</TextToggle>}>
      <ul aria-label={t('recentSearches')}>
        {past.map((search) => (
          <li key={search.id}>
            <Link to={search.url}>
              <span className={css.text}>
                {shortened(searchText(search, t))}
                <span className="block text-xs muted">
                  {t('pastSearch', {
                    type: t(searchTypeOf(search.pesquisa)),
                    results: t('resultCount', {
                      count: search.registros,
                      total: search.registros.toLocaleString(i18n.language),
                    }),
                  })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-1 border-t">
        <button type="button" onClick={() => dispatch(searchesForgotten())}>
          <RemoveIcon /> {t('forgetSearches')}
        </button>
      </div>
    </DropDown>
  );
}
