import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { styled } from '../theme/styled';
import type { InPlaceState } from '../useScrollRestoration';

/** The end of every page's name: "Bibliotecas UFVI". */
export const SiteName = createContext('');

const Heading = styled('h1', {
  base: { fontSize: '3xl' },
  variants: {
    size: {
      normal: {},
      results: { fontSize: '2xl' },
      area: { fontSize: 'min(clamp(1.75rem, 1.4rem + 1.5vw, 2.375rem), 12vw)' },
      work: { fontSize: 'min(clamp(1.5rem, 1.05rem + 2vw, 2.5rem), 11vw)', lineHeight: '1.14' },
      hero: { fontSize: 'min(clamp(2rem, 1.2rem + 3vw, 3rem), 13vw)', lineHeight: '1.1' },
      hidden: { srOnly: true },
    },
  },
});

interface PageTitleProps {
  children: ReactNode;
  /** The page's name in the tab; needed when the heading is not plain text. */
  title?: string;
  size?: 'normal' | 'results' | 'area' | 'work' | 'hero' | 'hidden';
  /** Another value moves the focus here again: the next page of results, the next title. */
  focusKey?: string | number;
}

/** A screen's heading. It names the tab and takes the focus when the patron came here from inside the app. */
export function PageTitle({ children, title, size, focusKey }: PageTitleProps) {
  const site = useContext(SiteName);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const { state } = useLocation() as { state: InPlaceState | null };
  const isInPlace = state?.inPlace === true || state?.toPart !== undefined;
  const hasFocused = useRef(false);
  const focusedFor = useRef<string | number | undefined | null>(null);
  const name = title ?? (typeof children === 'string' ? children : undefined);

  // With the heading goes its name: a page that is still to come is not called by that of the one before.
  useLayoutEffect(() => {
    document.title = [name, site].filter(Boolean).join(' — ');
    return () => void (document.title = site);
  }, [name, site]);

  useEffect(() => {
    if (focusedFor.current === focusKey) return;
    focusedFor.current = focusKey;
    // The first page starts at its top, who goes back or forward returns to where they were (useScrollRestoration), who
    // changes part of a page stays there, and who is led to a part of one goes on at that.
    if (navigation === 'POP' || isInPlace) return;
    heading.current?.focus();
    hasFocused.current = true;
  }, [focusKey, navigation, isInPlace]);

  // A screen is hidden while a part of it loads, and what is hidden loses the focus. Layout effects run again when it is shown.
  useLayoutEffect(() => {
    if (hasFocused.current && document.activeElement === document.body) heading.current?.focus();
  }, []);

  return (
    <Heading ref={heading} tabIndex={-1} size={size}>
      {children}
    </Heading>
  );
}
