import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { storedSettings } from '../../shared/storedValue';

/** What the reader has taken from the shelves, by code: on this device only, since it is of use for an hour. */
const taken = storedSettings('catalogue.taken', z.partial(z.object({ codes: z.array(z.string()) })), () => ({
  codes: [] as string[],
}));

const before = { codes: [] as string[] };

export function useTakenTitles() {
  const { codes } = useSyncExternalStore(taken.subscribe, taken.read, () => before);
  return {
    isTaken: (codAcervo: string) => codes.includes(codAcervo),
    mark: (codAcervo: string, isTaken: boolean) =>
      taken.change({
        codes: isTaken ? [...codes, codAcervo] : codes.filter((code) => code !== codAcervo),
      }),
  };
}
