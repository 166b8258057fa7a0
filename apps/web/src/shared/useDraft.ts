import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectPatron } from './session';

interface Draft {
  /** Who wrote it; null: nobody was signed in. */
  owner: string | null;
  text: string;
}

const storageName = (name: string) => `catalogue.draft.${name}`;

function readDraft(name: string, reader: string | null): string {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageName(name)) ?? 'null') as Draft | null;
    // What one person began is not for the next one at the same screen.
    return draft && (draft.owner === null || draft.owner === reader) ? draft.text : '';
  } catch {
    // Written by something else: nothing was begun.
    return '';
  }
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * What a reader has begun to write: it outlives the screen, the way through the sign-in, and a session that ends. It stands in the
 * tab's store alone, so that a form that was taken down and put up again meanwhile shows what became of it.
 */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const reader = useSelector(selectPatron)?.user.cod_pessoa ?? null;
  const text = useSyncExternalStore(subscribe, () => readDraft(name, reader));
  return [
    text,
    (next: string) => {
      if (next === '') sessionStorage.removeItem(storageName(name));
      else sessionStorage.setItem(storageName(name), JSON.stringify({ owner: reader, text: next } satisfies Draft));
      listeners.forEach((listener) => listener());
    },
  ];
}
