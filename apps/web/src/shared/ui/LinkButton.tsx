import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { styled } from '../theme/styled';
import { buttonRecipe } from './buttonRecipe';
import { takeFocus } from './takeFocus';

const Inside = styled(Link, buttonRecipe);
const Outside = styled('a', buttonRecipe);

interface LinkButtonProps {
  /** An address of this app. */
  to?: To;
  /** An outside address. */
  href?: string;
  newWindow?: boolean;
  /** It replaces the button that had the focus. */
  takesFocus?: boolean;
  variant?: 'marca' | 'outline' | 'text';
  size?: 'small' | 'normal' | 'large' | 'hero';
  full?: boolean;
  state?: unknown;
  onClick?: () => void;
  'aria-label'?: string;
  'aria-describedby'?: string;
  children: ReactNode;
}

/** A link that looks like a button: it only navigates. */
export function LinkButton({ to, href, newWindow, takesFocus, state, ...props }: LinkButtonProps) {
  const target = newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  if (to === undefined) return <Outside ref={takesFocus ? takeFocus : undefined} href={href} {...target} {...props} />;
  return <Inside to={to} state={state} {...target} {...props} />;
}
