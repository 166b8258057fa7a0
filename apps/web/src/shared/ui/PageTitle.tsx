import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '../theme/styled';

/** The end of every page's name: "Bibliotecas UFVI". */
export const SiteName = createContext('');

const Heading = styled('h1', {
  base: { fontSize: '3xl' },
  variants: {
    size: {
      normal: {},
      results: { fontSize: '2xl' },
      area: { fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, var(--t-4xl))' },
      work: { fontSize: 'clamp(1.5rem, 1.05rem + 2vw, 2.5rem)', lineHeight: '1.14' },
      hero: { fontSize: 'clamp(2rem, 1.2rem + 3vw, var(--t-5xl))', lineHeight: '1.1' },
      hidden: { srOnly: true },
    },
  },
});

export interface PageTitleProps {
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
  const { key } = useLocation();
  const cameFrom = useRef(key === 'default' ? focusKey : undefined);
  const isFirstScreen = useRef(key === 'default');
  const name = title ?? (typeof children === 'string' ? children : undefined);

  useEffect(() => {
    if (name) document.title = [name, site].filter(Boolean).join(' — ');
  }, [name, site]);

  useEffect(() => {
    // The first page that is loaded starts at its top, as any page does.
    if (isFirstScreen.current && cameFrom.current === focusKey) return;
    isFirstScreen.current = false;
    heading.current?.focus();
  }, [focusKey]);

  return (
    <Heading ref={heading} tabIndex={-1} size={size}>
      {children}
    </Heading>
  );
}
