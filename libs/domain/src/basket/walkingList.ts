import { compareCallNumbers } from '../title/callNumber';

interface Title {
  cod_acervo: string;
  numero_chamada?: string | null | undefined;
}

/** A library that has copies of a title, and how many of them are on the shelf. */
interface Holding {
  cod_biblioteca: string;
  desc_biblioteca: string;
  disponiveis: number;
  consulta_local?: number | undefined;
  localizacao?: string | null | undefined;
}

/** One title on the way, and where it stands. */
export interface Stop<T extends Title> {
  title: T;
  localizacao: string | null;
  /** Copies on the shelf: to be taken, or, without any, for use in the library. */
  onShelf: number;
  isReadThere: boolean;
}

interface LibraryWalk<T extends Title> {
  cod_biblioteca: string;
  desc_biblioteca: string;
  stops: Stop<T>[];
}

/** The titles of a basket in the order in which they are fetched. */
export interface WalkingList<T extends Title> {
  libraries: LibraryWalk<T>[];
  /** On line, on loan, or no more in the catalogue: no way to a shelf helps. */
  elsewhere: T[];
}

/**
 * The way to the titles of a basket: as few libraries as possible, and in each the order of its shelves. First the
 * reader's own library, then the one that has most of what is left. LOOK-2 §11.
 */
export function walkingList<T extends Title>(
  titles: readonly T[],
  holdingsOf: (title: T) => readonly Holding[],
  ownData: string | null,
): WalkingList<T> {
  const left = new Map<T, Holding[]>();
  const elsewhere: T[] = [];
  for (const title of titles) {
    const holdings = holdingsOf(title);
    const free = holdings.filter(({ disponiveis }) => disponiveis > 0);
    // What can be taken home is worth a longer way than what is read there.
    const wanted = free.length > 0 ? free : holdings.filter(({ consulta_local = 0 }) => consulta_local > 0);
    if (wanted.length > 0) left.set(title, [...wanted]);
    else elsewhere.push(title);
  }
  const libraries: LibraryWalk<T>[] = [];
  let next = ownData;
  while (left.size > 0) {
    const cod_biblioteca = next !== null && countIn(left, next) > 0 ? next : fullest(left);
    next = null;
    const stops: Stop<T>[] = [];
    let desc_biblioteca = '';
    for (const [title, holdings] of left) {
      const here = holdings.find((holding) => holding.cod_biblioteca === cod_biblioteca);
      if (!here) continue;
      desc_biblioteca = here.desc_biblioteca;
      stops.push({
        title,
        localizacao: here.localizacao ?? null,
        onShelf: here.disponiveis || (here.consulta_local ?? 0),
        isReadThere: here.disponiveis === 0,
      });
      left.delete(title);
    }
    stops.sort((a, b) => compareCallNumbers(a.title.numero_chamada, b.title.numero_chamada));
    libraries.push({ cod_biblioteca, desc_biblioteca, stops });
  }
  return { libraries, elsewhere };
}

const countIn = <T>(left: ReadonlyMap<T, readonly Holding[]>, library: string) =>
  [...left.values()].filter((holdings) => holdings.some(({ cod_biblioteca }) => cod_biblioteca === library)).length;

/** The library with most of these titles; of several with the same number, the first by name. */
function fullest<T>(left: ReadonlyMap<T, readonly Holding[]>): string {
  const names = new Map([...left.values()].flat().map((holding) => [holding.cod_biblioteca, holding.desc_biblioteca]));
  const [best] = [...names].sort(
    ([a, nameA], [b, nameB]) => countIn(left, b) - countIn(left, a) || nameA.localeCompare(nameB, 'pt'),
  );
  return best?.[0] ?? '';
}
