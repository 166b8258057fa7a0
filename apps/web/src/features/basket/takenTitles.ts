import { useSyncExternalStore } from 'react';
import { isText, listOf, objectOf, optional } from '../../shared/storedShape';
import { storedSettings } from '../../shared/storedValue';

/** What the reader has taken from the shelves, by code: on this device only, since it is of use for an hour. */
const taken = storedSettings(
  'catalogue.taken',
  objectOf<{ codes?: string[] }>({ codes: optional(listOf(isText)) }),
  () => ({
    codes: [] as string[],
  }),
);

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
