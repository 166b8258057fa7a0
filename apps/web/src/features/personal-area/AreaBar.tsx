import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pageHeading } from '../../shared/focus';
import { paths } from '../../shared/paths';
import { Drawer } from '../../shared/ui/Drawer';
import { MenuIcon, SearchIcon } from '../../shared/ui/icons';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { currentEntry, menuScreens, type MenuSlug } from './menu';
import { MenuGroups, WaitingCount } from './MenuGroups';
import css from './AreaBar.module.css';
import menuRow from './menuRow.module.css';

const daily: MenuSlug[] = ['inicio', 'titulos-pendentes', 'token', 'reservas'];

/** The phone's navigation bar of the area (LOOK-2 §1): daily screens, and a drawer with the search and the full menu. */
export function AreaBar() {
  const { t } = useOwnTranslation(['personal-area', 'shared']);
  const [isOpen, setOpen] = useState(false);
  // Following an entry moves the focus to the heading of its screen; closing the drawer restores it.
  const hasFollowed = useRef(false);
  const next = () => (hasFollowed.current ? pageHeading() : null);
  const open = () => {
    hasFollowed.current = false;
    setOpen(true);
  };
  const follow = () => {
    hasFollowed.current = true;
    setOpen(false);
  };
  return (
    <nav className={css.root} aria-label={t('menu')} data-screen-only="">
      {daily.map((slug) => (
        <Entry key={slug} slug={slug} />
      ))}
      <button className={css.place} type="button" aria-haspopup="dialog" onClick={open}>
        <MenuIcon />
        {t('more')}
        <WaitingCount slug="alertas" />
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('menu')} next={next}>
        <nav aria-label={t('menu')}>
          <Link className={menuRow.menuRow} to="/" onClick={follow}>
            <SearchIcon />
            {t('searchCatalogue', { ns: 'shared' })}
          </Link>
          <MenuGroups onFollow={follow} />
        </nav>
      </Drawer>
    </nav>
  );
}

function Entry({ slug }: { slug: MenuSlug }) {
  const { t } = useOwnTranslation('personal-area');
  const { pathname } = useLocation();
  const Icon = menuScreens[slug];
  return (
    <Link className={css.place} to={paths.area(slug)} aria-current={currentEntry(slug, pathname)}>
      <Icon />
      {t(slug)}
      <WaitingCount slug={slug} />
    </Link>
  );
}
