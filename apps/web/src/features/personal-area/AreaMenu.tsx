import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { FoldIcon, UnfoldIcon } from '../../shared/ui/icons';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useAreaState } from './areaState';
import { MenuGroups } from './MenuGroups';
import css from './AreaMenu.module.css';
import menuRow from './menuRow.module.css';

/** The menu next to the area's screens: labels or, when folded, icons with their labels as tooltips. */
export function AreaMenu() {
  const { t } = useOwnTranslation('personal-area');
  const { area, change } = useAreaState();
  const isFolded = !area.menuAberto;
  const { isHushed, unhush } = useHush(isFolded);
  return (
    <nav
      data-screen-only=""
      className={clsx(css.root, isFolded && css.rootFolded)}
      aria-label={t('menu')}
      data-hushed={isHushed ? '' : undefined}
      onPointerLeave={unhush}
      onBlur={unhush}
    >
      <MenuGroups />
      <div className="mt-4 pt-2 border-t">
        <button className={menuRow.menuRow} type="button" onClick={() => change({ menuAberto: isFolded })}>
          {isFolded ? <UnfoldIcon /> : <FoldIcon />}
          <span data-label="">{t(isFolded ? 'unfold' : 'fold')}</span>
        </button>
      </div>
    </nav>
  );
}

/** Escape hides a tooltip until another one is shown. */
function useHush(canHush: boolean) {
  const [isHushed, setHushed] = useState(false);
  useEffect(() => {
    if (!canHush) return;
    const hush = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHushed(true);
    };
    document.addEventListener('keydown', hush);
    return () => document.removeEventListener('keydown', hush);
  }, [canHush]);
  return { isHushed, unhush: () => setHushed(false) };
}
