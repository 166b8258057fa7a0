import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from '../theme/styled';
import { furtherInPlace, type InPlaceState } from '../useScrollRestoration';

const Root = styled('nav', { base: { position: 'relative' } });
const Strip = styled('div', {
  base: {
    display: 'flex',
    gap: 'e1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'border',
    '&::-webkit-scrollbar': { display: 'none' },
  },
});
const Tab = styled(NavLink, {
  base: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'e2',
    minHeight: '3rem',
    paddingInline: 'e3',
    marginBottom: '-1px',
    borderBottomWidth: '3px',
    borderBottomStyle: 'solid',
    borderColor: 'transparent',
    color: 'fg.muted',
    textDecoration: 'none',
    '&:hover': { color: 'fg', borderColor: 'border.control' },
    '&[aria-current]': { color: 'fg', fontWeight: 'strong', borderColor: 'marca.solid' },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
    _forcedColors: {
      borderColor: 'Canvas',
      '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-3px' },
    },
  },
});
const Number = styled('span', { base: { fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' } });

export interface TabsProps {
  /** Names the group for screen readers ("Empréstimos"). */
  label: string;
  tabs: readonly { to: string; text: string; count?: number }[];
}

/** Parts of one screen, each with its address: links, not buttons. The current one is scrolled into sight. */
export function Tabs({ label, tabs }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { pathname, state } = useLocation() as { pathname: string; state: InPlaceState | null };

  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    strip.current.scrollTo({ left: middle - strip.current.clientWidth / 2 });
  }, [pathname]);

  return (
    <Root aria-label={label}>
      <Strip ref={strip}>
        {tabs.map(({ to, text, count }) => (
          <Tab key={to} to={to} end state={furtherInPlace(state)}>
            {text} {count !== undefined && <Number>{count}</Number>}
          </Tab>
        ))}
      </Strip>
    </Root>
  );
}
