import { clsx } from 'clsx';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isFocusLost } from '../focus';
import { usePageHead } from '../pageHead';
import type { InPlaceState } from '../useScrollRestoration';
import css from './PageTitle.module.css';

/** The suffix of every page's title: "Bibliotecas UFVI". */
export const SiteName = createContext('');

/** The tabs below the title of a screen of the personal area: its neighbours. */
export const AreaTabs = createContext<ReactNode>(null);

interface PageTitleProps {
  children: ReactNode;
  /** The title in the browser tab; needed when the heading is not plain text. */
  title?: string;
  size?: 'normal' | 'results' | 'area' | 'work' | 'hero' | 'hidden';
  /** A new value moves the focus here again: the next page of results, the next title. */
  focusKey?: string | number;
}

/** A screen's heading. It sets the document title and takes the focus after navigation inside the app. */
export function PageTitle({ children, title, size, focusKey }: PageTitleProps) {
  const site = useContext(SiteName);
  const tabs = useContext(AreaTabs);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const { state } = useLocation() as { state: InPlaceState | null };
  const isInPlace = state?.inPlace === true || state?.toPart !== undefined;
  const hasFocused = useRef(false);
  const focusedFor = useRef<string | number | undefined | null>(null);
  const name = title ?? (typeof children === 'string' ? children : undefined);

  const documentTitle = [name, site].filter(Boolean).join(' — ');
  usePageHead({ title: documentTitle });
  // Resets the title on unmount: a page that is still loading must not have the previous one's title.
  useLayoutEffect(() => {
    document.title = documentTitle;
    return () => void (document.title = site);
  }, [documentTitle, site]);

  useEffect(() => {
    if (focusedFor.current === focusKey) return;
    focusedFor.current = focusKey;
    // The first page starts at its top; back and forward restore the position (useScrollRestoration); a change of part
    // of a page keeps it; and a link to a part moves the focus to that part.
    if (navigation === 'POP' || isInPlace) return;
    heading.current?.focus();
    hasFocused.current = true;
  }, [focusKey, navigation, isInPlace]);

  // Suspense hides a screen while a part of it loads, and hidden elements lose the focus. Layout effects run again when
  // it is shown.
  useLayoutEffect(() => {
    if (hasFocused.current && isFocusLost()) heading.current?.focus();
  }, []);

  return (
    <>
      <h1 className={clsx(css.heading, css[`heading_${size}`])} ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {size === 'area' && tabs}
    </>
  );
}
