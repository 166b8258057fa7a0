import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { focusInView, inPlace, type InPlaceState } from '../useScrollRestoration';

/** The heading of a part of a page. The focus comes here when the entry's state says so, as the page's heading has it otherwise. */
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

/** Brings the reader back to the part's heading, also when the page around it is read anew, as after a sign-in. */
export function useReturnToPart(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: InPlaceState | null };
  return () => void navigate(pathname + search, { replace: true, state: { ...state, ...inPlace, toPart: 'heading' } });
}
