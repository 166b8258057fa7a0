import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { focusInView, inPlace, type InPlaceState } from '../useScrollRestoration';

/**
 * The heading of a section. It gets the focus, instead of the page's heading, when the navigation state asks for it.
 */
export function PartHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const { key, state } = useLocation() as { key: string; state: InPlaceState | null };
  const isWanted = state?.toPart === 'heading' && navigation !== 'POP';
  useEffect(() => {
    return isWanted && heading.current ? focusInView(heading.current) : undefined;
  }, [key, isWanted]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Moves the reader back to the section's heading, even if the page around it is reloaded, as after a sign-in. */
export function useReturnToPart(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: InPlaceState | null };
  return () => void navigate(pathname + search, { replace: true, state: { ...state, ...inPlace, toPart: 'heading' } });
}
