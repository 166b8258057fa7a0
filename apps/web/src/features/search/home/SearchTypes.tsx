import type { SearchType } from '@catalogue/api-contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { storedTab } from '../../../shared/language';
import { styled } from '../../../shared/theme/styled';
import { DropDown } from '../../../shared/ui/DropDown';
import { OpenIcon } from '../../../shared/ui/icons';
import { inPlace } from '../../../shared/useScrollRestoration';
import { firstIndexAddress } from '../indexes/indexAddress';
import { typeAddress, useSearchTypes } from '../searchTypes';

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'e2',
  minHeight: '2.75rem',
  paddingInline: 'e4',
  border: '0',
  borderRadius: '6px 6px 0 0',
  bg: 'transparent',
  color: 'marca.onGround',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& > .lucide': { width: '1rem', height: '1rem' },
  '&:hover': { bg: 'rgb(255 255 255 / 0.12)' },
  '&[aria-current]': { bg: 'bg.panel', color: 'fg', fontWeight: 'strong' },
  _contrast: {
    '&[aria-current]': { border: '1px solid #fff', borderBottom: '0', textDecoration: 'underline' },
  },
  _forcedColors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
} as const;
const Root = styled('nav', {
  // Enlarged text and languages with long words need a second line.
  base: { display: 'none', _medium: { display: 'flex' }, flexWrap: 'wrap', gap: '2px', minWidth: '0' },
});
const Type = styled(Link, { base: tab });
const More = styled('button', { base: tab });

/** LOOK §5: the first five are tabs, the others in a menu; the one that is or was open is shown among the tabs. */
const shownAsTabs = 5;

/** The search types, as tabs on the form. On phones they are a select inside it. */
export function SearchTypes({ type }: { type: SearchType }) {
  const { t } = useTranslation('search');
  const types = useSearchTypes();
  const first = types.slice(0, shownAsTabs);
  const isExtra = !first.includes(type);
  useEffect(() => {
    if (isExtra) sessionStorage.setItem(storedTab, type);
  }, [isExtra, type]);
  const kept = types.find((offered) => offered === sessionStorage.getItem(storedTab));
  // It replaces the fifth, unless that is open itself.
  const last = isExtra ? type : type !== first.at(-1) && kept;
  const shown = !last || first.includes(last) ? first : [...first.slice(0, -1), last];
  return (
    <Root aria-label={t('searchType')} data-sobre-marca="">
      {shown.map((offered) => (
        <Type
          key={offered}
          to={typeAddress(offered)}
          state={inPlace}
          aria-current={offered === type ? 'page' : undefined}
        >
          {t(offered)}
        </Type>
      ))}
      <DropDown
        trigger={(button) => (
          <More {...button}>
            {t('moreTypes')} <OpenIcon />
          </More>
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
    </Root>
  );
}
