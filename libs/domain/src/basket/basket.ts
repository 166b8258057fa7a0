import { maxTitles } from '@catalogue/api-contract';

/** The basket holds what one call exports or keeps. */
export const maxInBasket = maxTitles;

interface Title {
  cod_acervo: string;
}

interface FilledBasket<T extends Title> {
  titles: T[];
  /** Of the wanted ones, how many came in; those that were in the basket are not counted. */
  added: number;
  /** How many found no room. */
  leftOut: number;
}

export interface TakenTitle<T extends Title> {
  title: T;
  /** How many stood before it in the basket. */
  place: number;
}

/** The basket with titles that were taken out put back where each stood; what came in meanwhile stays. Given as they stood. */
export function putBack<T extends Title>(basket: readonly T[], taken: readonly TakenTitle<T>[]): T[] {
  const titles = [...basket];
  for (const { title, place } of taken)
    if (titles.length < maxInBasket && titles.every(({ cod_acervo }) => cod_acervo !== title.cod_acervo))
      titles.splice(place, 0, title);
  return titles;
}

/** The basket with these titles put in, the first wanted first; one that is in it already stays as it is (D2 §4: add one, add many). */
export function filledBasket<T extends Title>(basket: readonly T[], wanted: readonly T[]): FilledBasket<T> {
  const known = new Set(basket.map(({ cod_acervo }) => cod_acervo));
  const fresh = wanted.filter(({ cod_acervo }) => !known.has(cod_acervo) && known.add(cod_acervo));
  const added = fresh.slice(0, Math.max(0, maxInBasket - basket.length));
  return { titles: [...basket, ...added], added: added.length, leftOut: fresh.length - added.length };
}
