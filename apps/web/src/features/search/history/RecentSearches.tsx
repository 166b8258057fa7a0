import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from '../../../shared/theme/styled';
import { DropDown } from '../../../shared/ui/DropDown';
import { RemoveIcon } from '../../../shared/ui/icons';
import { TextToggle } from '../layout';
import { shortened } from '../shortened';
import { searchesForgotten, selectPastSearches } from './searchHistory';
import { searchTypeOf } from '../searchTypes';
import { searchText } from './searchText';

const Words = styled('span', {
  base: { display: 'block', minWidth: '0', paddingBlock: 'e1', overflowWrap: 'anywhere', lineHeight: '1.35' },
});
const What = styled('span', { base: { display: 'block', fontSize: 'xs', color: 'fg.muted' } });
const Clear = styled('div', { base: { marginTop: 'e1', borderTop: '1px solid var(--borda)' } });

/** The searches of this browser, last first; each is a link that repeats it. */
export function RecentSearches({ side }: { side?: 'start' | 'end' }) {
  const { t, i18n } = useTranslation('search');
  const past = useSelector(selectPastSearches);
  const dispatch = useDispatch();
  if (past.length === 0) return null;
  return (
    <DropDown side={side} trigger={(button) => <TextToggle {...button}>{t('recentSearches')}</TextToggle>}>
      <ul aria-label={t('recentSearches')}>
        {past.map((search) => (
          <li key={search.id}>
            <Link to={search.url}>
              <Words>
                {shortened(searchText(search, t))}
                <What>
                  {t('pastSearch', {
                    type: t(searchTypeOf(search.pesquisa)),
                    results: t('resultCount', {
                      count: search.registros,
                      total: search.registros.toLocaleString(i18n.language),
                    }),
                  })}
                </What>
              </Words>
            </Link>
          </li>
        ))}
      </ul>
      <Clear>
        <button type="button" onClick={() => dispatch(searchesForgotten())}>
          <RemoveIcon /> {t('forgetSearches')}
        </button>
      </Clear>
    </DropDown>
  );
}
