import { useDraft } from './useDraft';

function parsed<Draft extends object>(text: string): Partial<Draft> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Partial<Draft>);
  } catch {
    // Written by an older version of the form: it begins anew.
    return {};
  }
}

/** `useDraft` for a form of several fields: what was begun, a way to change parts of it, and to forget it once it is sent. */
export function useFormDraft<Draft extends object>(name: string) {
  const [text, setText] = useDraft(name);
  const draft = parsed<Draft>(text);
  return {
    draft,
    change: (part: Partial<Draft>) => setText(JSON.stringify({ ...draft, ...part })),
    forget: () => setText(''),
  };
}
