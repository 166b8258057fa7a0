import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { storedSettings } from '../../../shared/storedValue';

const Library = z.object({ codigo: z.string(), descricao: z.string() });
type Library = z.output<typeof Library>;

const none: { library: Library | null } = { library: null };
const kept = storedSettings('catalogue.library', z.object({ library: z.optional(z.nullable(Library)) }), () => none);

/** The reader's library, chosen once and kept on this device. */
export function useMyLibrary() {
  const { library } = useSyncExternalStore(kept.subscribe, kept.read, () => none);
  return { library, choose: (chosen: Library) => kept.change({ library: chosen }) };
}

/** Drops what is in memory, so that the stored value is read again. */
export const reloadMyLibrary = kept.reload;
