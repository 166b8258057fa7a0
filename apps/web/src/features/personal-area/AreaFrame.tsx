import type { ReactNode } from 'react';
import { styled } from '../../shared/theme/styled';
import { useAreaState } from './areaState';

const Root = styled('div', {
  base: { flex: '1 0 auto', display: 'flex', flexDirection: 'column', '& > main': { flex: '1 0 auto' } },
  variants: {
    menu: {
      none: {},
      open: { _wide: { display: 'grid', gridTemplateColumns: '16.5rem minmax(0, 1fr)' } },
      folded: { _wide: { display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)' } },
    },
    // Reserves the column before the menu is loaded.
    area: {
      true: {
        _wide: { '& > main': { gridColumn: '2', width: 'auto', marginInline: 'e4' } },
        _full: { '& > main': { marginInline: 'e7' } },
      },
    },
  },
});

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
    <Root menu={!isArea ? 'none' : area.menuAberto ? 'open' : 'folded'} area={isArea}>
      {menu}
      {children}
    </Root>
  );
}
