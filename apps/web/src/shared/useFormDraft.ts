import { useDraft } from './useDraft';

function parsed<Draft extends object>(text: string): Partial<Draft> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Partial<Draft>);
  } catch {
    // Written by an older version of the form: start with an empty draft.
    return {};
  }
}

/**
 * `useDraft` for a form of several fields: the draft, a function that changes parts of it, one that replaces it, and
 * one that clears it once it is sent.
 */
export function useFormDraft<Draft extends object>(name: string) {
  const [text, setText, textNow] = useDraft(name);
  const draft = parsed<Draft>(text);
  // The draft was sent as it was at that time: changes made during the request are kept.
  const sinceThen = (): Partial<Draft> =>
    Object.fromEntries(
      Object.entries(parsed<Draft>(textNow())).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(draft[field as keyof Draft]),
      ),
    ) as Partial<Draft>;
  return {
    draft,
    change: (part: Partial<Draft>) => setText(JSON.stringify({ ...draft, ...part })),
    replace: (next: Draft) => setText(JSON.stringify(next)),
    forget: () => {
      const left = sinceThen();
      setText(Object.keys(left).length === 0 ? '' : JSON.stringify(left));
    },
  };
}
