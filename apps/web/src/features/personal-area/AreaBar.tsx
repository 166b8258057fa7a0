import { defineRecipe } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { styled } from '../../shared/theme/styled';
import { Drawer } from '../../shared/ui/Drawer';
import { MenuIcon, SearchIcon } from '../../shared/ui/icons';
import { currentEntry, menuScreens, type MenuSlug } from './menu';
import { MenuGroups, WaitingCount } from './MenuGroups';

const Root = styled('nav', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 20,
    display: 'grid',
    // Equal widths if the longest word fits.
    gridTemplateColumns: 'repeat(5, minmax(auto, 1fr))',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: '1px solid var(--borda)',
    bg: 'bg.panel',
    _wide: { display: 'none' },
    '@media print': { display: 'none' },
  },
});
const placeRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '2px',
    minHeight: '3.5rem',
    padding: '0',
    border: '0',
    bg: 'transparent',
    color: 'fg.muted',
    // Larger text grows until the labels would touch.
    fontSize: 'min(0.75rem, max(12px, 3.4vw))',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    '& [data-count]': {
      position: 'absolute',
      top: '4px',
      insetInlineEnd: 'max(2px, 50% - 1.4rem)',
      minWidth: 'min(1.1rem, 6vw)',
      height: 'min(1.1rem, 6vw)',
      fontSize: 'min(0.6875rem, 3.5vw)',
    },
    '&[aria-current]': { color: 'fg', fontWeight: 'strong' },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      top: '-1px',
      insetInline: '0',
      borderTop: '3px solid',
      borderColor: 'marca.solid',
    },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
});
const Place = styled(Link, placeRecipe);
const More = styled('button', placeRecipe);

const before: MenuSlug[] = ['inicio', 'titulos-pendentes'];
const after: MenuSlug[] = ['reservas'];

/** The phone's navigation bar of the area: daily screens, the search, and a drawer with the full menu. */
export function AreaBar() {
  const { t } = useTranslation('personal-area');
  const [isOpen, setOpen] = useState(false);
  // Following an entry moves the focus to the heading of its screen; closing the drawer restores it.
  const hasFollowed = useRef(false);
  const next = () => (hasFollowed.current ? document.querySelector<HTMLElement>('main h1') : null);
  const open = () => {
    hasFollowed.current = false;
    setOpen(true);
  };
  const follow = () => {
    hasFollowed.current = true;
    setOpen(false);
  };
  const places = (wanted: readonly MenuSlug[]) => wanted.map((slug) => <Entry key={slug} slug={slug} />);
  return (
    <Root aria-label={t('menu')}>
      {places(before)}
      <Place to="/">
        <SearchIcon />
        {t('search')}
      </Place>
      {places(after)}
      <More type="button" aria-haspopup="dialog" onClick={open}>
        <MenuIcon />
        {t('more')}
        <WaitingCount slug="alertas" />
      </More>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('menu')} next={next}>
        <nav aria-label={t('menu')}>
          <MenuGroups onFollow={follow} />
        </nav>
      </Drawer>
    </Root>
  );
}

function Entry({ slug }: { slug: MenuSlug }) {
  const { t } = useTranslation('personal-area');
  const { pathname } = useLocation();
  const Icon = menuScreens[slug];
  return (
    <Place to={paths.area(slug)} aria-current={currentEntry(slug, pathname)}>
      <Icon />
      {t(slug)}
      <WaitingCount slug={slug} />
    </Place>
  );
}
