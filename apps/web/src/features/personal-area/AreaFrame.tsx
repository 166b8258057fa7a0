import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useAreaState } from './areaState';
import css from './AreaFrame.module.css';

interface AreaFrameProps {
  /** The menu of the personal area; null on any other screen, which has the full width. */
  menu: ReactNode;
  children: ReactNode;
}

/** Lays out a screen, with the menu next to it in the personal area. */
export function AreaFrame({ menu, children }: AreaFrameProps) {
  const { area } = useAreaState();
  const isArea = menu !== null;
  return (
    <div
      className={clsx(
        css.root,
        css[`root_${!isArea ? 'none' : area.menuAberto ? 'open' : 'folded'}`],
        isArea && css.rootArea,
      )}
    >
      {menu}
      {children}
    </div>
  );
}
