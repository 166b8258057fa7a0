import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInInside } from './SignInInside';
import css from './SignInHere.module.css';

export interface SignInHereProps {
  /** The intended action as a heading: "Entre para reservar". */
  title?: ReactNode;
  /** One sentence on why signing in is needed. */
  reason?: ReactNode;
  /** For additional effects; the screen itself reacts to the new session. */
  onSignedIn?: () => void;
}

/**
 * Sign-in embedded in another screen (D1 §2): without "Direcionar para", and the patron stays on the screen
 * (ruling B25).
 */
export default function SignInHere({ title, reason, onSignedIn = () => undefined }: SignInHereProps) {
  const { t } = useTranslation('session');
  const id = useId();
  return (
    <section className={css.column} aria-labelledby={id}>
      <h2 className="text-xl" id={id}>
        {title ?? t('signInToGoOn')}
      </h2>
      {reason && <p>{reason}</p>}
      <SignInInside onSignedIn={onSignedIn} />
    </section>
  );
}
