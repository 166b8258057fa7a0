import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './Button';

const shownFor = 2000;

/** Copies a text to the clipboard. Resolves to false if that fails, as on pages without a secure connection. */
export const copyText = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('There is no clipboard.'))).then(
    () => true,
    () => false,
  );

interface CopyButtonProps {
  text: string;
  /** The name of the copied thing, where a screen has several buttons. */
  name?: string;
  size?: ButtonProps['size'];
}

/** A button that copies, and confirms it for a while. */
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
      {/* A success is shown on the button, so this text is for screen readers only; a failure is visible. */}
      <span className={outcome === 'copyFailed' ? undefined : 'sr-only'} role="status">
        {outcome ? t(outcome) : ''}
      </span>
    </>
  );
}
