import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { Count } from '../../shared/ui/Count';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { currentEntry, menuGroups, menuScreens, type MenuSlug } from './menu';
import { useWaiting } from './useWaiting';
import css from './MenuGroups.module.css';
import menuRow from './menuRow.module.css';

/** The entries of the area's menu in their groups, for its column and its drawer. */
export function MenuGroups({ onFollow }: { onFollow?: () => void }) {
  return menuGroups.map((slugs) => (
    <ul key={slugs[0]} className={css.group}>
      {slugs.map((slug) => (
        <li key={slug}>
          <Entry slug={slug} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  ));
}

function Entry({ slug, onFollow }: { slug: MenuSlug; onFollow?: () => void }) {
  const { t } = useOwnTranslation('personal-area');
  const { pathname } = useLocation();
  const Icon = menuScreens[slug];
  return (
    <Link
      className={menuRow.menuRow}
      to={paths.area(slug)}
      aria-current={currentEntry(slug, pathname)}
      onClick={onFollow}
    >
      <Icon />
      <span data-label="">{t(slug)}</span>
      <WaitingCount slug={slug} />
    </Link>
  );
}

/** The number of waiting items of an entry, with a text for screen readers; nothing for zero. */
export function WaitingCount({ slug }: { slug: MenuSlug }) {
  const { t } = useOwnTranslation('personal-area');
  const count = useWaiting()[slug] ?? 0;
  if (count === 0) return null;
  return (
    <>
      <Count aria-hidden data-count="">
        {count}
      </Count>
      <span className="sr-only">{t(slug === 'reservas' ? 'holdsReady' : 'alertsUnread', { count })}</span>
    </>
  );
}
