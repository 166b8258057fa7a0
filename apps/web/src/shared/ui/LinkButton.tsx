import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { takeFocus } from '../focus';
import { buttonLook, type ButtonLook } from './Button';

interface LinkButtonProps extends ButtonLook {
  /** An address of this app. */
  to?: To;
  /** An outside address. */
  href?: string;
  newWindow?: boolean;
  /** It replaces the button that had the focus. */
  takesFocus?: boolean;
  state?: unknown;
  onClick?: () => void;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  children: ReactNode;
}

/** A link that looks like a button: it only navigates. Like buttons, it is not printed. */
export function LinkButton(props: LinkButtonProps) {
  const { to, href, newWindow, takesFocus, state, variant, size, full, children, ...rest } = props;
  const className = buttonLook({ variant, size, full });
  const target = newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  if (to === undefined)
    return (
      <a
        className={className}
        ref={takesFocus ? takeFocus : undefined}
        href={href}
        data-screen-only=""
        {...target}
        {...rest}
      >
        {children}
      </a>
    );
  return (
    <Link className={className} to={to} state={state} data-screen-only="" {...target} {...rest}>
      {children}
    </Link>
  );
}
