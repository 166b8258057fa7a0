/** A library with copies of a title that can be taken home. */
interface Place {
  cod_biblioteca: string;
  desc_biblioteca: string;
  disponiveis: number;
}

/** When a library can be entered next: now, later today, or another day. */
export type NextEntry = 'now' | 'today' | 'later';

/** @param state of the library, by `openState`; unknown without hours. */
export const nextEntry = (state: { isOpen: boolean; next: { inDays: number } | null } | undefined): NextEntry => {
  if (state?.isOpen) return 'now';
  return state?.next?.inDays === 0 ? 'today' : 'later';
};

const ranks: Readonly<Record<NextEntry, number>> = { now: 0, today: 1, later: 2 };

/**
 * The place to fetch a title from: where it can be had soonest; among these the reader's own library, then the one with
 * most copies. Undefined without places. Source: decision 052.
 */
export function nearestShelf<T extends Place>(
  places: readonly T[],
  entryOf: (codBiblioteca: string) => NextEntry,
  ownData: string | null,
): T | undefined {
  const rank = ({ cod_biblioteca }: T) => ranks[entryOf(cod_biblioteca)];
  const isOther = ({ cod_biblioteca }: T) => Number(cod_biblioteca !== ownData);
  const [nearest] = [...places].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      isOther(a) - isOther(b) ||
      b.disponiveis - a.disponiveis ||
      a.desc_biblioteca.localeCompare(b.desc_biblioteca, 'pt'),
  );
  return nearest;
}
