import type { SearchType } from '@catalogue/api-contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { storedTab } from '../../../shared/language';
import { DropDown } from '../../../shared/ui/DropDown';
import { OpenIcon } from '../../../shared/ui/icons';
import { inPlace } from '../../../shared/useScrollRestoration';
import { firstIndexAddress } from '../indexes/indexAddress';
import { typeAddress, useSearchTypes } from '../searchTypes';
import css from './SearchTypes.module.css';

/** LOOK §5: the first five are tabs, the others in a menu; the one that is or was open is shown among the tabs. */
const shownAsTabs = 5;

const unchanging = () => () => undefined;

/** The search types, as tabs on the form. On phones they are a select inside it. */
export function SearchTypes({ type }: { type: SearchType }) {
  const { t } = useTranslation('search');
  const types = useSearchTypes();
  const first = types.slice(0, shownAsTabs);
  const isExtra = !first.includes(type);
  useEffect(() => {
    if (isExtra) sessionStorage.setItem(storedTab, type);
  }, [isExtra, type]);
  const stored = useSyncExternalStore(
    unchanging,
    () => sessionStorage.getItem(storedTab),
    () => null,
  );
  const kept = types.find((offered) => offered === stored);
  // It replaces the fifth, unless that is open itself.
  const last = isExtra ? type : type !== first.at(-1) && kept;
  const shown = !last || first.includes(last) ? first : [...first.slice(0, -1), last];
  return (
    <nav className={css.root} aria-label={t('searchType')} data-on-brand="">
      {shown.map((offered) => (
        <Link
          className={css.type}
          key={offered}
          to={typeAddress(offered)}
          state={inPlace}
          aria-current={offered === type ? 'page' : undefined}
        >
          {t(offered)}
        </Link>
      ))}
      <DropDown
        trigger={(button) => (
          <button className={css.more} {...button}>
            {t('moreTypes')} <OpenIcon />
          </button>
        )}
      >
        <ul>
          {types
            .filter((other) => !shown.includes(other))
            .map((other) => (
              <li key={other}>
                <Link to={typeAddress(other)} state={inPlace}>
                  {t(other)}
                </Link>
              </li>
            ))}
          <li>
            <Link to={firstIndexAddress}>{t('indexes')}</Link>
          </li>
        </ul>
      </DropDown>
    </nav>
  );
}
