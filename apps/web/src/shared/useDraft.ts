import { useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import { draftOf, saveDraft, onDraft } from './drafts';
import { selectPatron, type SessionState } from './session';

const readerOf = (state: { session: SessionState }) => selectPatron(state)?.user.cod_pessoa ?? null;

/**
 * What a reader has begun to write in a form: it outlives the screen, the way through the sign-in, and a session that ends. It stands
 * outside of the form, so that one that was taken down and put up again meanwhile shows what became of it.
 */
export function useDraft(form: string): [text: string, setText: (text: string) => void, textNow: () => string] {
  const reader = useSelector(readerOf);
  const store = useStore<{ session: SessionState }>();
  const text = useSyncExternalStore(onDraft, () => draftOf(reader, form));
  // Who writes may have signed in since the form was shown: what is sent by that very click is forgotten as theirs.
  const readerNow = () => readerOf(store.getState());
  return [text, (next) => void saveDraft(readerNow(), form, next), () => draftOf(readerNow(), form)];
}
