import { GrowingColumn } from './columns';
import { Lexemes } from './lexemes';
import { accessible, bytesOf, noYear, online, type IndexedTitle, type Segment } from './segment';

/** Makes a segment of titles, which must come in the order of their codes. */
export class SegmentBuilder {
  readonly #lexemes = new Lexemes();
  // One entry for each lexeme of each title, title by title; sorted by lexeme at the end.
  readonly #lexemeOf = new GrowingColumn(Uint32Array);
  readonly #titleEnds = new GrowingColumn(Uint32Array);
  readonly #counts = new GrowingColumn(Uint8Array);
  readonly #positions = new GrowingColumn(Uint16Array);
  readonly #codes = new GrowingColumn(Int32Array);
  readonly #titleForms = new GrowingColumn(Uint8Array);
  readonly #titleFormStarts = new GrowingColumn(Uint32Array);
  readonly #otherForms = new GrowingColumn(Uint8Array);
  readonly #otherFormStarts = new GrowingColumn(Uint32Array);
  readonly #mainEntries = new GrowingColumn(Uint8Array);
  readonly #mainEntryStarts = new GrowingColumn(Uint32Array);
  readonly #demands = new GrowingColumn(Uint8Array);
  readonly #years = new GrowingColumn(Int32Array);
  readonly #workTypes = new GrowingColumn(Int32Array);
  readonly #languages = new GrowingColumn(Int32Array);
  readonly #languageNumbers = new Map<string, number>();
  readonly #flags = new GrowingColumn(Uint8Array);
  readonly #acquired = new GrowingColumn(Int32Array);
  readonly #libraries = new GrowingColumn(Int32Array);
  readonly #libraryStarts = new GrowingColumn(Uint32Array);
  readonly #facetKeys = new Lexemes();
  readonly #facetLabels = new Lexemes();
  readonly #labelOf = new GrowingColumn(Uint32Array);
  readonly #facetValues = new GrowingColumn(Uint32Array);
  readonly #facetStarts = new GrowingColumn(Uint32Array);

  constructor() {
    for (const starts of [this.#titleFormStarts, this.#otherFormStarts, this.#mainEntryStarts]) starts.push(0);
    this.#libraryStarts.push(0);
    this.#facetStarts.push(0);
  }

  add(title: IndexedTitle): void {
    this.#codes.push(title.cod_acervo);
    this.#addVector(title.search);
    this.#titleEnds.push(this.#lexemeOf.length);
    this.#titleForms.append(title.title_forms);
    this.#titleFormStarts.push(this.#titleForms.length);
    this.#otherForms.append(title.other_forms);
    this.#otherFormStarts.push(this.#otherForms.length);
    this.#mainEntries.append(title.main_entry);
    this.#mainEntryStarts.push(this.#mainEntries.length);
    this.#demands.push(title.demand);
    this.#years.push(title.ano_publicacao ?? noYear);
    this.#workTypes.push(title.cod_tipo_obra);
    this.#languages.push(title.idioma === null ? -1 : this.#languageNumber(title.idioma));
    this.#flags.push((title.isOnline ? online : 0) | (title.isAccessible ? accessible : 0));
    this.#acquired.push(title.data_inclusao);
    for (const library of title.bibliotecas) this.#libraries.push(library);
    this.#libraryStarts.push(this.#libraries.length);
    for (const { value, label } of title.facets) this.#addFacetValue(value, label);
    this.#facetStarts.push(this.#facetValues.length);
  }

  #addFacetValue(value: Uint8Array, label: Uint8Array): void {
    const number = this.#facetKeys.numberOf(value, 0, value.length);
    this.#facetValues.push(number);
    if (number === this.#labelOf.length) this.#labelOf.push(this.#facetLabels.numberOf(label, 0, label.length));
  }

  // The count of lexemes; then of each its bytes, a zero, the count of its positions, and the positions.
  #addVector(vector: Buffer): void {
    let place = 4;
    for (let left = vector.readInt32BE(0); left > 0; left -= 1) {
      const end = vector.indexOf(0, place);
      this.#lexemeOf.push(this.#lexemes.numberOf(vector, place, end));
      const count = vector.readUInt16BE(end + 1);
      place = end + 3;
      this.#counts.push(count);
      for (let more = count; more > 0; more -= 1) {
        this.#positions.push(vector.readUInt16BE(place));
        place += 2;
      }
    }
  }

  #languageNumber(idioma: string): number {
    const number = this.#languageNumbers.get(idioma) ?? this.#languageNumbers.size;
    this.#languageNumbers.set(idioma, number);
    return number;
  }

  /** The bytes that the titles so far take. */
  get byteLength(): number {
    return bytesOf([
      this.#lexemes,
      this.#lexemeOf,
      this.#titleEnds,
      this.#counts,
      this.#positions,
      this.#codes,
      this.#titleForms,
      this.#titleFormStarts,
      this.#otherForms,
      this.#otherFormStarts,
      this.#mainEntries,
      this.#mainEntryStarts,
      this.#demands,
      this.#years,
      this.#workTypes,
      this.#languages,
      this.#flags,
      this.#acquired,
      this.#libraries,
      this.#libraryStarts,
      this.#facetKeys,
      this.#facetLabels,
      this.#labelOf,
      this.#facetValues,
      this.#facetStarts,
    ]);
  }

  build(): Segment {
    return {
      size: this.#codes.length,
      codes: this.#codes.finished(),
      lexemes: this.#lexemes,
      ...this.#postings(),
      titleForms: this.#titleForms.finished(),
      titleFormStarts: this.#titleFormStarts.finished(),
      otherForms: this.#otherForms.finished(),
      otherFormStarts: this.#otherFormStarts.finished(),
      mainEntries: this.#mainEntries.finished(),
      mainEntryStarts: this.#mainEntryStarts.finished(),
      demands: this.#demands.finished(),
      years: this.#years.finished(),
      workTypes: this.#workTypes.finished(),
      languages: this.#languages.finished(),
      languageNumbers: this.#languageNumbers,
      flags: this.#flags.finished(),
      acquired: this.#acquired.finished(),
      libraries: this.#libraries.finished(),
      libraryStarts: this.#libraryStarts.finished(),
      facetKeys: this.#facetKeys,
      facetLabels: this.#facetLabels,
      labelOf: this.#labelOf.finished(),
      facetValues: this.#facetValues.finished(),
      facetStarts: this.#facetStarts.finished(),
    };
  }

  #postings(): Pick<Segment, 'starts' | 'titles' | 'weights' | 'places' | 'positions'> {
    const [lexemeOf, counts, ends] = [this.#lexemeOf.values, this.#counts.values, this.#titleEnds.values];
    // The columns have room for more.
    const count = this.#lexemeOf.length;
    const starts = new Uint32Array(this.#lexemes.count + 1);
    const lengths = new Uint32Array(this.#lexemes.count + 1);
    for (let entry = 0; entry < count; entry += 1) {
      const next = (lexemeOf[entry] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
      lengths[next] = (lengths[next] as number) + (counts[entry] as number);
    }
    for (let lexeme = 0; lexeme < this.#lexemes.count; lexeme += 1) {
      starts[lexeme + 1] = (starts[lexeme + 1] as number) + (starts[lexeme] as number);
      lengths[lexeme + 1] = (lengths[lexeme + 1] as number) + (lengths[lexeme] as number);
    }
    const titles = new Uint32Array(count);
    const weights = new Uint8Array(count);
    const places = new Uint32Array(count + 1);
    const positions = new Uint16Array(this.#positions.length);
    const [nextPosting, nextPlace, source] = [starts.slice(), lengths, this.#positions.values];
    let from = 0;
    for (let entry = 0, title = 0; entry < count; entry += 1) {
      while (entry >= (ends[title] as number)) title += 1;
      const lexeme = lexemeOf[entry] as number;
      const posting = nextPosting[lexeme] as number;
      const place = nextPlace[lexeme] as number;
      const length = counts[entry] as number;
      nextPosting[lexeme] = posting + 1;
      nextPlace[lexeme] = place + length;
      titles[posting] = title;
      places[posting] = place;
      let mask = 0;
      for (let more = 0; more < length; more += 1) {
        const position = source[from + more] as number;
        positions[place + more] = position;
        mask |= 1 << (position >>> 14);
      }
      weights[posting] = mask;
      from += length;
    }
    places[count] = positions.length;
    return { starts, titles, weights, places, positions };
  }
}
