import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled';
import { Button, type ButtonProps } from './Button';

const shownFor = 2000;
// Of a copy the button tells already; of none, the sentence does.
const Told = styled('span', { base: {}, variants: { unseen: { true: { srOnly: true } } } });

/** Puts a text on the clipboard; absent on pages that are not served over a secure connection. */
export const copyText = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('There is no clipboard.'))).then(
    () => true,
    () => false,
  );

interface CopyButtonProps {
  text: string;
  /** What of, where several stand on a screen. */
  name?: string;
  size?: ButtonProps['size'];
}

/** A button that copies, and says for a while that it did. */
export function CopyButton({ text, name, size = 'small' }: CopyButtonProps) {
  const { t } = useTranslation('shared');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <Button
        size={size}
        aria-label={name ? `${t('copy')} ${name}` : undefined}
        onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'copyFailed'))}
      >
        {outcome === 'copied' ? `${t('copied')} ✓` : t('copy')}
      </Button>
      <Told role="status" unseen={outcome !== 'copyFailed'}>
        {outcome ? t(outcome) : ''}
      </Told>
    </>
  );
}
