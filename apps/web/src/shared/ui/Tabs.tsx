import { useEffect, useRef } from 'react';
import { NavLink, useLocation, useNavigationType } from 'react-router-dom';
import { styled } from '../theme/styled';
import { furtherInPlace, focusInView, type InPlaceState } from '../useScrollRestoration';

// A scroll container clips the focus ring of a tab: padding makes room for it, and a negative margin compensates.
const ring = '8px';
const Root = styled('nav', {
  base: {
    position: 'relative',
    margin: `-${ring}`,
    // A notice that follows the tabs: its border would touch their line.
    '& + :is([role=alert], [data-screen-only])': { marginBlockStart: 'e5' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: ring,
      bottom: ring,
      borderBottom: '1px solid var(--borda)',
    },
  },
});
const fade = (sides: 'left' | 'right' | 'both') => {
  const [left, right] = [
    sides !== 'right' ? 'transparent, #000 3.5rem' : '#000',
    sides !== 'left' ? '#000 calc(100% - 3.5rem), transparent' : '#000',
  ];
  const maskImage = `linear-gradient(to right, ${left}, ${right})`;
  return { WebkitMaskImage: maskImage, maskImage };
};
const Strip = styled('div', {
  base: {
    display: 'flex',
    gap: 'e1',
    overflowX: 'auto',
    padding: ring,
    // A tab that is scrolled into view on focus stays clear of the fade.
    scrollPaddingInline: '4rem',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-before]': fade('left'),
    '&[data-after]': fade('right'),
    '&[data-before][data-after]': fade('both'),
  },
});
const Tab = styled(NavLink, {
  base: {
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'e2',
    minHeight: '3rem',
    paddingInline: 'e3',
    borderBottomWidth: '3px',
    borderBottomStyle: 'solid',
    borderColor: 'transparent',
    color: 'fg.muted',
    textDecoration: 'none',
    '&:hover': { color: 'fg', borderColor: 'border.control' },
    '&[aria-current]': { color: 'fg', fontWeight: 'strong', borderColor: 'marca.solid' },
    _forcedColors: {
      borderColor: 'Canvas',
      '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-3px' },
    },
  },
});
const Number = styled('span', { base: { fontWeight: 'normal', fontVariantNumeric: 'tabular-nums', minWidth: '1ch' } });

interface TabsProps {
  /** Accessible name of the group ("Empréstimos"). */
  label: string;
  tabs: readonly { to: string; text: string; /** Null while it is loading. */ count?: number | null }[];
}

function showCurrent(strip: HTMLElement): void {
  const current = strip.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  const middle = current.offsetLeft + current.offsetWidth / 2;
  strip.scrollTo({ left: middle - strip.clientWidth / 2 });
}

/** Parts of one screen, each with its own address: links, not buttons. The current one is scrolled into view. */
export function Tabs({ label, tabs }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { key, pathname, state } = useLocation() as { key: string; pathname: string; state: InPlaceState | null };
  const isLedTo = useNavigationType() !== 'POP' && state?.toPart === 'tab';

  // An end fades when there is more to scroll to.
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const mark = () => {
      const behind = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.toggleAttribute('data-before', element.scrollLeft > 1);
      element.toggleAttribute('data-after', behind > 1);
    };
    const watcher = new ResizeObserver(() => {
      // Turning the phone, or larger text, would move it out of view.
      showCurrent(element);
      mark();
    });
    watcher.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);

  useEffect(() => {
    if (strip.current) showCurrent(strip.current);
  }, [pathname]);

  useEffect(() => {
    const current = isLedTo && strip.current?.querySelector<HTMLElement>('[aria-current]');
    return current ? focusInView(current) : undefined;
  }, [key, isLedTo]);

  return (
    <Root aria-label={label}>
      <Strip ref={strip}>
        {tabs.map(({ to, text, count }) => (
          // A longer address may belong to a tab (ruling D1), but not to the tab that is a prefix of the others.
          <Tab key={to} to={to} end={tabs.some((other) => other.to.startsWith(`${to}/`))} state={furtherInPlace(state)}>
            {text} {count !== undefined && <Number>{count}</Number>}
          </Tab>
        ))}
      </Strip>
    </Root>
  );
}
