import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SignIn } from './SignIn';
import type { SignInProps } from './useSignInForm';

/**
 * Sign-in inside or over another screen. The patron stays there; for a choice of login, the destination is the
 * catalogue.
 */
export function SignInInside(props: Pick<SignInProps, 'onSignedIn' | 'login' | 'remember'>) {
  const { pathname, search } = useLocation();
  const [isRecovering, setRecovering] = useState(false);
  return (
    <SignIn {...props} base="C" redirect={pathname + search} isRecovering={isRecovering} onRecovering={setRecovering} />
  );
}
