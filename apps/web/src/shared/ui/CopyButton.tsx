import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';

const shownFor = 2000;

/** Puts a text on the clipboard; absent on pages that are not served over a secure connection. */
export const copyText = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('There is no clipboard.'))).then(
    () => true,
    () => false,
  );

/** A button that copies, and says for a while that it did. `name`: what of, where several stand on a screen. */
export function CopyButton({ text, name }: { text: string; name?: string }) {
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
        size="small"
        aria-label={name ? `${t('copy')} ${name}` : undefined}
        onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'copyFailed'))}
      >
        {outcome === 'copied' ? `${t('copied')} ✓` : t('copy')}
      </Button>
      <span role="status">{outcome ? t(outcome) : ''}</span>
    </>
  );
}
