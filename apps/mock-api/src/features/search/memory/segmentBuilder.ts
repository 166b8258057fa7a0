import { bytesOf } from './bytes';
import { GrowingColumn } from './columns';
import { Lexemes } from './lexemes';
import { accessible, noYear, online, shownField, type IndexedTitle, type Segment } from './segment';
import { WordIndexBuilder } from './wordIndex';

function startsColumn() {
  const column = new GrowingColumn(Uint32Array);
  column.push(0);
  return column;
}

type Finished<Columns extends Record<string, { finished(): unknown }>> = {
  [Name in keyof Columns]: ReturnType<Columns[Name]['finished']>;
};
const finished = <Columns extends Record<string, { finished(): unknown }>>(columns: Columns): Finished<Columns> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.finished()])) as Finished<Columns>;

/** Makes a segment of titles, which must come in the order of their codes. */
export class SegmentBuilder {
  readonly #lexemes = new Lexemes();
  // One entry for each lexeme of each title, title by title; sorted by lexeme at the end.
  readonly #lexemeOf = new GrowingColumn(Uint32Array);
  readonly #titleEnds = new GrowingColumn(Uint32Array);
  readonly #counts = new GrowingColumn(Uint8Array);
  readonly #positions = new GrowingColumn(Uint16Array);
  readonly #columns = {
    codes: new GrowingColumn(Int32Array),
    titleForms: new GrowingColumn(Uint8Array),
    titleFormStarts: startsColumn(),
    otherForms: new GrowingColumn(Uint8Array),
    otherFormStarts: startsColumn(),
    mainEntries: new GrowingColumn(Uint8Array),
    mainEntryStarts: startsColumn(),
    demands: new GrowingColumn(Uint8Array),
    years: new GrowingColumn(Int32Array),
    workTypes: new GrowingColumn(Int32Array),
    languages: new GrowingColumn(Int32Array),
    flags: new GrowingColumn(Uint8Array),
    acquired: new GrowingColumn(Int32Array),
    libraries: new GrowingColumn(Int32Array),
    libraryStarts: startsColumn(),
    labelOf: new GrowingColumn(Uint32Array),
    facetValues: new GrowingColumn(Uint32Array),
    facetStarts: startsColumn(),
  };
  readonly #languageNumbers = new Map<string, number>();
  readonly #facetKeys = new Lexemes();
  readonly #facetLabels = new Lexemes();
  readonly #shownWords = new WordIndexBuilder();

  add(title: IndexedTitle): void {
    const columns = this.#columns;
    const number = columns.codes.length;
    // The first line is the whole title; the others are parts of it.
    this.#shownWords.add(number, shownField.title, title.title_forms.subarray(0, title.title_forms.indexOf('\n', 1)));
    this.#shownWords.add(number, shownField.other, title.other_forms);
    this.#shownWords.add(number, shownField.entry, title.main_entry);
    columns.codes.push(title.cod_acervo);
    this.#addVector(title.search);
    this.#titleEnds.push(this.#lexemeOf.length);
    columns.titleForms.append(title.title_forms);
    columns.titleFormStarts.push(columns.titleForms.length);
    columns.otherForms.append(title.other_forms);
    columns.otherFormStarts.push(columns.otherForms.length);
    columns.mainEntries.append(title.main_entry);
    columns.mainEntryStarts.push(columns.mainEntries.length);
    columns.demands.push(title.demand);
    columns.years.push(title.ano_publicacao ?? noYear);
    columns.workTypes.push(title.cod_tipo_obra);
    columns.languages.push(title.idioma === null ? -1 : this.#languageNumber(title.idioma));
    columns.flags.push((title.isOnline ? online : 0) | (title.isAccessible ? accessible : 0));
    columns.acquired.push(title.data_inclusao);
    for (const library of title.bibliotecas) columns.libraries.push(library);
    columns.libraryStarts.push(columns.libraries.length);
    for (const { value, label } of title.facets) this.#addFacetValue(value, label);
    columns.facetStarts.push(columns.facetValues.length);
  }

  #addFacetValue(value: Uint8Array, label: Uint8Array): void {
    const { facetValues, labelOf } = this.#columns;
    const number = this.#facetKeys.numberOf(value, 0, value.length);
    facetValues.push(number);
    if (number === labelOf.length) labelOf.push(this.#facetLabels.numberOf(label, 0, label.length));
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
    const own = [this.#lexemes, this.#lexemeOf, this.#titleEnds, this.#counts, this.#positions];
    return bytesOf([...own, ...Object.values(this.#columns), this.#facetKeys, this.#facetLabels, this.#shownWords]);
  }

  build(): Segment {
    return {
      size: this.#columns.codes.length,
      lexemes: this.#lexemes,
      ...this.#postings(),
      ...finished(this.#columns),
      languageNumbers: this.#languageNumbers,
      facetKeys: this.#facetKeys,
      facetLabels: this.#facetLabels,
      shownWords: this.#shownWords.build(),
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
