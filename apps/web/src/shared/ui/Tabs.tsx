import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useNavigationType } from 'react-router-dom';
import { furtherInPlace, focusInView, type InPlaceState } from '../useScrollRestoration';
import css from './Tabs.module.css';

interface TabsProps {
  /** Accessible name of the group ("Empréstimos"). */
  label: string;
  tabs: readonly {
    to: string;
    text: string;
    /** Null while it is loading. */
    count?: number | null;
    /** The screen has an address of its own, but belongs to this tab. */
    isParent?: boolean;
  }[];
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
    <nav className={css.root} aria-label={label} data-screen-only="">
      <div className={css.strip} ref={strip}>
        {tabs.map(({ to, text, count, isParent }) => {
          const name = (
            <>
              {text} {count !== undefined && <span className={css.number}>{count}</span>}
            </>
          );
          return isParent ? (
            <Link className={css.tab} key={to} to={to} state={furtherInPlace(state)} aria-current="true">
              {name}
            </Link>
          ) : (
            // A longer address may belong to a tab (ruling D1), but not to the tab that is a prefix of the others.
            <NavLink
              className={css.tab}
              key={to}
              to={to}
              end={tabs.some((other) => other.to.startsWith(`${to}/`))}
              state={furtherInPlace(state)}
            >
              {name}
            </NavLink>
          );
        })}
      </div>
    </nav>
  );
}
