import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from '../../../shared/theme/styled';
import { inPlace } from '../../../shared/useScrollRestoration';
import { offeredTypes, typeAddress, type OfferedType } from '../searchTypes';

const Root = styled('nav', { base: { display: 'none', _medium: { display: 'flex' }, gap: '2px', minWidth: '0' } });
const Type = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: 'e4',
    borderRadius: '6px 6px 0 0',
    color: 'marca.onGround',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { bg: 'rgb(255 255 255 / 0.12)' },
    '&[aria-current]': { bg: 'bg.panel', color: 'fg', fontWeight: 'strong' },
    _contrast: {
      '&[aria-current]': { border: '1px solid #fff', borderBottom: '0', textDecoration: 'underline' },
    },
    _forcedColors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
  },
});

/** The search types, standing on the form like the tabs of folders. On phones they are a list inside it. */
export function SearchTypes({ type }: { type: OfferedType }) {
  const { t } = useTranslation('search');
  return (
    <Root aria-label={t('searchType')} data-sobre-marca="">
      {offeredTypes.map((offered) => (
        <Type
          key={offered}
          to={typeAddress(offered)}
          state={inPlace}
          aria-current={offered === type ? 'page' : undefined}
        >
          {t(offered)}
        </Type>
      ))}
    </Root>
  );
}
