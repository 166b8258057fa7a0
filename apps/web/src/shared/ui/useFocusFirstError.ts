import { useEffect, useRef } from 'react';

/**
 * Give the returned ref to a form. Each time that `attempt` grows (one more refused sending) the first wrong field
 * gets the focus, so that its error is heard and the patron can write at once.
 */
export function useFocusFirstError<Form extends HTMLElement = HTMLFormElement>(attempt: number) {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempt]);
  return form;
}
