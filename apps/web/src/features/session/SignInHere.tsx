import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { SignInInside } from './SignInInside';

const Column = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'e4',
    maxWidth: '24rem',
    '& h2': { fontSize: 'xl' },
  },
});

export interface SignInHereProps {
  /** What the patron came for, as a heading: "Entre para reservar". */
  title?: ReactNode;
  /** One sentence on why it takes a patron. */
  reason?: ReactNode;
  /** The screen that asked sees the patron by itself; this is for what else has to happen. */
  onSignedIn?: () => void;
}

/** Sign-in embedded in another screen (D1 §2): no "Direcionar para", and the patron stays where they were (ruling B25). */
export default function SignInHere({ title, reason, onSignedIn = () => undefined }: SignInHereProps) {
  const { t } = useTranslation('session');
  const id = useId();
  return (
    <Column aria-labelledby={id}>
      <h2 id={id}>{title ?? t('signInToGoOn')}</h2>
      {reason && <p>{reason}</p>}
      <SignInInside onSignedIn={onSignedIn} />
    </Column>
  );
}
