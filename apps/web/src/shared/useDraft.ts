import { useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import { draftOf, saveDraft, onDraft } from './drafts';
import { selectPatron, type SessionState } from './session';

const readerOf = (state: { session: SessionState }) => selectPatron(state)?.user.cod_pessoa ?? null;

/**
 * What a reader has typed in a form: it survives the screen, the sign-in, and an expired session. It is stored outside
 * of the form, so that a form that was unmounted and mounted again shows the current draft.
 */
export function useDraft(form: string): [text: string, setText: (text: string) => void, textNow: () => string] {
  const reader = useSelector(readerOf);
  const store = useStore<{ session: SessionState }>();
  const text = useSyncExternalStore(
    onDraft,
    () => draftOf(reader, form),
    () => '',
  );
  // The user may have signed in since the form was rendered: read the reader again, so that a sent draft is removed
  // under the right one.
  const readerNow = () => readerOf(store.getState());
  return [text, (next) => void saveDraft(readerNow(), form, next), () => draftOf(readerNow(), form)];
}
