import { useSyncExternalStore } from 'react';
import { isText, nullable, objectOf, optional } from './storedShape';
import { storedSettings } from './storedValue';

interface Library {
  codigo: string;
  descricao: string;
}
const isLibrary = objectOf<Library>({ codigo: isText, descricao: isText });
const isKept = objectOf<{ library?: Library | null }>({ library: optional(nullable(isLibrary)) });

const none: { library: Library | null } = { library: null };
const kept = storedSettings('catalogue.library', isKept, () => none);

/** The reader's library, chosen once and kept on this device until somebody signs out. */
export function useMyLibrary() {
  const { library } = useSyncExternalStore(kept.subscribe, kept.read, () => none);
  return { library, choose: (chosen: Library) => kept.change({ library: chosen }) };
}

/** Machines in a library are shared: the next reader has another one. */
export const forgetMyLibrary = kept.reset;
