import type { HeadingRow, SuggestedHeadings, Typed } from '../suggest.store';
import { GrowingColumn } from './columns';
import { textsWith, WordIndexBuilder, type WordIndex } from './wordIndex';

/** What is read of a heading with titles, or of another form of one. */
interface HeadingForm {
  cod_autoridade: number;
  tipo: number;
  nome: Buffer;
  /** The other form; null for the heading itself. */
  variante: Buffer | null;
  /** This form as it is compared. */
  key: Buffer;
  total: number;
  /** The titles that have the heading as a name, as numbers of four bytes. */
  titles: Buffer;
}

/**
 * Headings by their words, and by those of their other forms: numbered in the order of their names. Each form is one
 * text; those of a heading are beside each other, itself the first.
 */
export interface Headings {
  codes: Int32Array;
  types: Uint8Array;
  totals: Uint32Array;
  names: Uint8Array;
  nameStarts: Uint32Array;
  /** The titles that have a heading as a name. */
  titles: Int32Array;
  titleStarts: Uint32Array;
  /** The heading of each form; the other forms as they are shown, empty for headings themselves. */
  headingOf: Uint32Array;
  variants: Uint8Array;
  variantStarts: Uint32Array;
  forms: WordIndex;
}

const anyField = 1;

/** Makes them of forms, which must come in the order of the headings' names, each heading before its other forms. */
export class HeadingsBuilder {
  readonly #columns = {
    codes: new GrowingColumn(Int32Array),
    types: new GrowingColumn(Uint8Array),
    totals: new GrowingColumn(Uint32Array),
    names: new GrowingColumn(Uint8Array),
    nameStarts: new GrowingColumn(Uint32Array),
    titles: new GrowingColumn(Int32Array),
    titleStarts: new GrowingColumn(Uint32Array),
    headingOf: new GrowingColumn(Uint32Array),
    variants: new GrowingColumn(Uint8Array),
    variantStarts: new GrowingColumn(Uint32Array),
  };
  readonly #forms = new WordIndexBuilder();

  add({ cod_autoridade, tipo, nome, variante, key, total, titles }: HeadingForm): void {
    const columns = this.#columns;
    if (variante === null) {
      columns.codes.push(cod_autoridade);
      columns.types.push(tipo);
      columns.totals.push(total);
      columns.nameStarts.push(columns.names.length);
      columns.names.append(nome);
      columns.titleStarts.push(columns.titles.length);
      for (let at = 0; at < titles.length; at += 4) columns.titles.push(titles.readInt32BE(at));
    }
    this.#forms.add(columns.headingOf.length, anyField, key);
    columns.headingOf.push(columns.codes.length - 1);
    columns.variantStarts.push(columns.variants.length);
    if (variante !== null) columns.variants.append(variante);
  }

  build(): Headings {
    const { names, nameStarts, titles, titleStarts, variants, variantStarts, codes, types, totals, headingOf } =
      this.#columns;
    nameStarts.push(names.length);
    titleStarts.push(titles.length);
    variantStarts.push(variants.length);
    return {
      codes: codes.finished(),
      types: types.finished(),
      totals: totals.finished(),
      names: names.finished(),
      nameStarts: nameStarts.finished(),
      titles: titles.finished(),
      titleStarts: titleStarts.finished(),
      headingOf: headingOf.finished(),
      variants: variants.finished(),
      variantStarts: variantStarts.finished(),
      forms: this.#forms.build(),
    };
  }
}

/** As `findSuggestedHeadings` of PostgreSQL finds them. */
export function suggestedHeadings(headings: Headings, typed: Typed, { types, limit }: SuggestedHeadings): HeadingRow[] {
  const { codes, totals, headingOf } = headings;
  const best: { heading: number; form: number }[] = [];
  let last = -1;
  for (const form of textsWith(headings.forms, typed.words, anyField, headingOf.length).titles()) {
    const heading = headingOf[form] as number;
    if (heading === last || !types.includes(headings.types[heading] as number)) continue;
    last = heading;
    const total = totals[heading] as number;
    // They come in the order of their names: of as many titles the first stays before.
    const place = best.findIndex((other) => (totals[other.heading] as number) < total);
    if (place >= 0) best.splice(place, 0, { heading, form });
    else if (best.length < limit) best.push({ heading, form });
    if (best.length > limit) best.pop();
  }
  return best.map(({ heading, form }) => ({
    cod_autoridade: codes[heading] as number,
    tipo: headings.types[heading] as number,
    descricao: textAt(headings.names, headings.nameStarts, heading) ?? '',
    variante: textAt(headings.variants, headings.variantStarts, form) ?? null,
    total_titulos: totals[heading] as number,
  }));
}

function textAt(texts: Uint8Array, starts: Uint32Array, at: number): string | undefined {
  const [from, to] = [starts[at] as number, starts[at + 1] as number];
  return to > from ? Buffer.from(texts.subarray(from, to)).toString() : undefined;
}

/** The titles that have one of these headings as a name. */
export function titlesOfNames({ codes, titles, titleStarts }: Headings, names: readonly number[]): number[] {
  return names.flatMap((name) => {
    const heading = codes.indexOf(name);
    return heading < 0 ? [] : [...titles.subarray(titleStarts[heading], titleStarts[heading + 1])];
  });
}
