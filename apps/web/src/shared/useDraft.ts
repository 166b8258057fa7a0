import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { draftOf, keepDraft, onDraft } from './drafts';
import { selectPatron } from './session';

/**
 * What a reader has begun to write in a form: it outlives the screen, the way through the sign-in, and a session that ends. It stands
 * outside of the form, so that one that was taken down and put up again meanwhile shows what became of it.
 */
export function useDraft(form: string): [text: string, setText: (text: string) => void] {
  const reader = useSelector(selectPatron)?.user.cod_pessoa ?? null;
  const text = useSyncExternalStore(onDraft, () => draftOf(reader, form));
  return [text, (next: string) => void keepDraft(reader, form, next)];
}
