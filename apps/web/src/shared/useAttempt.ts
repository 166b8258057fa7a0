import { useState } from 'react';

/**
 * Shows the errors of a form from the first attempt to send it. `attempt` is a counter, so that each attempt moves the
 * focus to the summary; `errorOf` is the error of a field, by its id.
 */
export function useAttempt(flaws: readonly { id: string; text: string }[]) {
  const [attempt, setAttempt] = useState(0);
  return {
    attempt,
    errorOf: (id: string): string | undefined => (attempt > 0 ? flaws.find((flaw) => flaw.id === id)?.text : undefined),
    tell: () => setAttempt((before) => before + 1),
    startOver: () => setAttempt(0),
  };
}
