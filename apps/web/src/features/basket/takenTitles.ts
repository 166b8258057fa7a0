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

/** Forgets the titles that are not in the basket: nobody after the reader has to know what they took. */
export function pruneTakenTitles(inBasket: readonly { cod_acervo: string }[]): void {
  const { codes } = taken.read();
  const kept = codes.filter((code) => inBasket.some(({ cod_acervo }) => cod_acervo === code));
  if (kept.length === 0) taken.reset();
  else if (kept.length < codes.length) taken.change({ codes: kept });
}

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
