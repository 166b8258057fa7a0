import { clsx } from 'clsx';
import type { SearchType } from '@catalogue/api-contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openedTab } from '../../../shared/language';
import { DropDown } from '../../../shared/ui/DropDown';
import { OpenIcon } from '../../../shared/ui/icons';
import { inPlace } from '../../../shared/useScrollRestoration';
import { firstIndexAddress } from '../indexes/indexAddress';
import { typeAddress, useSearchTypes, useTypeLine } from '../searchTypes';
import css from './SearchTypes.module.css';

/** LOOK §5: the first five are tabs, the others in a menu; the one that is or was open is shown among the tabs. */
const shownAsTabs = 5;
/** Where there is less room; the one that is open is among them. */
const shownWhenNarrow = 3;

const unchanging = () => () => undefined;

/** The search types, as tabs on the form. On phones they are a select inside it. */
export function SearchTypes({ type }: { type: SearchType }) {
  const { t } = useTranslation('search');
  const types = useSearchTypes(type);
  const lineOf = useTypeLine();
  const first = types.slice(0, shownAsTabs);
  const isExtra = !first.includes(type);
  useEffect(() => {
    if (isExtra) openedTab.save(type);
  }, [isExtra, type]);
  const stored = useSyncExternalStore(unchanging, openedTab.read, () => null);
  const kept = types.find((offered) => offered === stored);
  // It replaces the fifth, unless that is open itself.
  const last = isExtra ? type : type !== first.at(-1) && kept;
  const shown = !last || first.includes(last) ? first : [...first.slice(0, -1), last];
  const fewer = shown.slice(0, shownWhenNarrow);
  const narrow = fewer.includes(type) ? fewer : [...fewer.slice(0, -1), type];
  return (
    <nav className={css.root} aria-label={t('searchType')} data-on-brand="">
      {shown.map((offered) => (
        <Link
          className={clsx(css.type, !narrow.includes(offered) && 'from-wide')}
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
            .filter((other) => !narrow.includes(other))
            .map((other) => (
              <li className={clsx(shown.includes(other) && 'below-wide')} key={other}>
                <Link to={typeAddress(other)} state={inPlace}>
                  <span className={css.entry}>
                    {t(other)}
                    <span className={css.line}>{lineOf(other)}</span>
                  </span>
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
