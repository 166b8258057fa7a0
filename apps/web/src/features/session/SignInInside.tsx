import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SignIn } from './SignIn';
import type { SignInProps } from './useSignInForm';

/** Sign-in within another screen or over it: the patron goes on where they were, which is the catalogue to a switch of login. */
export function SignInInside(props: Pick<SignInProps, 'onSignedIn' | 'login' | 'remember'>) {
  const { pathname, search } = useLocation();
  const [isRecovering, setRecovering] = useState(false);
  return (
    <SignIn {...props} base="C" redirect={pathname + search} isRecovering={isRecovering} onRecovering={setRecovering} />
  );
}
