import { useEffect } from 'react';

/** The browser asks before the page is loaded again or left while it has changes that are not stored. */
export function useQuestionBeforeLeaving(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}
