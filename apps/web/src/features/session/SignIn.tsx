import { useState } from 'react';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { useIsFromServer } from '../../shared/useIsFromServer';
import { LoginMessage } from './LoginMessage';
import { Recovery } from './recovery/Recovery';
import { SignInForm, type SignInFormProps } from './SignInForm';
import { useInstitutionLogin } from './useInstitutionLogin';

interface SignInModes extends Omit<SignInFormProps, 'onForgot'> {
  isRecovering: boolean;
  onRecovering: (isRecovering: boolean) => void;
}

/** Sign-in with its two modes (D1 §4): login, or recovery of a forgotten password. */
export function SignIn({ isRecovering, onRecovering, ...form }: SignInModes) {
  const isFromServer = useIsFromServer();
  const { message } = useInstitutionLogin();
  const [username, setUsername] = useState(form.login ?? '');
  // The browser's history has the step that a recovery has come to.
  if (isRecovering && isFromServer) return <SkeletonRows rows={3} />;
  if (isRecovering) return <Recovery username={username} onUsername={setUsername} onDone={() => onRecovering(false)} />;
  return (
    <>
      {message && <LoginMessage text={message} />}
      <SignInForm
        {...form}
        login={username}
        onForgot={(typed) => {
          setUsername(typed);
          onRecovering(true);
        }}
      />
    </>
  );
}
