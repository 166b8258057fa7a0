import { useState } from 'react';

/**
 * What is wrong with a form is told from the first attempt to send it on. `attempt` counts, so that each leads to the summary;
 * `errorOf` is the text beside a field, by its id.
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
