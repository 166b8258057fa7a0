import { useDraft } from './useDraft';

function parsed<Draft extends object>(text: string): Partial<Draft> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Partial<Draft>);
  } catch {
    // Written by an older version of the form: it begins anew.
    return {};
  }
}

/** `useDraft` for a form of several fields: what was begun, a way to change parts of it, to forget it once it is sent. */
export function useFormDraft<Draft extends object>(name: string) {
  const [text, setText, textNow] = useDraft(name);
  const draft = parsed<Draft>(text);
  // What was sent is what stood there then: what was written since, while it was on its way, stays.
  const sinceThen = (): Partial<Draft> =>
    Object.fromEntries(
      Object.entries(parsed<Draft>(textNow())).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(draft[field as keyof Draft]),
      ),
    ) as Partial<Draft>;
  return {
    draft,
    change: (part: Partial<Draft>) => setText(JSON.stringify({ ...draft, ...part })),
    forget: () => {
      const left = sinceThen();
      setText(Object.keys(left).length === 0 ? '' : JSON.stringify(left));
    },
  };
}
