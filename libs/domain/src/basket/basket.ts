import { maxBasketName, maxTitles } from '@catalogue/api-contract';
import { mayBeMailed } from '../mail';

/** Limited to what one call exports or saves. */
export const maxInBasket = maxTitles;

interface Title {
  cod_acervo: string;
}

interface FilledBasket<T extends Title> {
  titles: T[];
  /** Number of requested titles that were added; titles already in the basket are not counted. */
  added: number;
  /** Number of titles left out because the basket was full. */
  leftOut: number;
}

/** A title that was removed from the basket, and can be put back. */
export interface TakenTitle<T extends Title> {
  title: T;
  /** Index of the title in the basket before it was removed. */
  place: number;
}

/** Puts removed titles back at their former index; titles added since then stay. `taken` is in basket order. */
export function putBack<T extends Title>(basket: readonly T[], taken: readonly TakenTitle<T>[]): T[] {
  const titles = [...basket];
  for (const { title, place } of taken)
    if (titles.length < maxInBasket && titles.every(({ cod_acervo }) => cod_acervo !== title.cod_acervo))
      titles.splice(place, 0, title);
  return titles;
}

/** Adds titles in the given order; a title already in the basket stays as it is (D2 §4: add one, add many). */
export function filledBasket<T extends Title>(basket: readonly T[], wanted: readonly T[]): FilledBasket<T> {
  const known = new Set(basket.map(({ cod_acervo }) => cod_acervo));
  const fresh = wanted.filter(({ cod_acervo }) => !known.has(cod_acervo) && known.add(cod_acervo));
  const added = fresh.slice(0, Math.max(0, maxInBasket - basket.length));
  return { titles: [...basket, ...added], added: added.length, leftOut: fresh.length - added.length };
}

/** Whether a basket may have this name. It is shown to others under the library's address: no address is in it. */
export const isBasketName = (name: string): boolean => name.trim() !== '' && mayBeMailed(name.trim(), maxBasketName);
