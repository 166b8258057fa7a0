import type { PrismaClient } from '@catalogue/database/generated/client';
import { LRUCache } from 'lru-cache';
import { ListOrder } from '@catalogue/api-contract';
import type { Narrowing } from '@catalogue/domain';
import { changesOf } from '../../../database';
import { explainedHits, type Hits, type Narrowed, type Part, type SearchIndex } from '../searchIndex';
import type { Search } from '../searchTree';
import { maxWords, nearest, type NearWords } from '../similarWords.store';
import type { HeadingRow, SuggestedHeadings, SuggestedTitles, Typed } from '../suggest.store';
import { isIndexedFacet } from './facetTable';
import { freeLibrariesOf, type FreeCopies } from './freeCopies';
import { suggestedHeadings, titlesOfNames } from './headings';
import { IndexTooLarge, Outdated, placesOf, readIndex, sizeOf, stateOf, withChanges, type State } from './indexState';
import { readIndexFile, writeIndexFile, type StoredIndex } from './indexFile';
import { foundTitles } from './foundTitles';
import { countsOfFacet, narrowSegment } from './narrow';
import { firstHits, orderOf, placesOfOrder } from './order';
import { nearWordsOf, noneNear } from './spellings';
import { suggestedTitles } from './suggestedTitles';
import { findFreeCopies, findLexemes, readDictionary, type dictionaries } from './titles.store';
import { searchedWords } from './wordGroups';

export interface MemoryIndexOptions {
  db: PrismaClient;
  /** The address of its database. */
  url: string;
  /** Answers while this index is being made, and what it cannot answer. */
  database: SearchIndex;
  /** Runs work while nobody replaces the database. */
  run(work: () => Promise<void>): Promise<void>;
  onError(error: unknown): void;
  /** Where it is kept for the next start. */
  path?: string;
  /** The most bytes that it may take. */
  maxBytes?: number;
  /** With more changed titles the index is made again. */
  maxChanged?: number;
}

const maxLexemes = 100_000;

/**
 * An index in the memory of this process. It finds what PostgreSQL finds, in the same order; while it is being made,
 * and for what it cannot answer, it asks PostgreSQL.
 */
export class MemoryIndex implements SearchIndex {
  readonly #options: MemoryIndexOptions;
  readonly #lexemes = new LRUCache<string, string>({ max: maxLexemes });
  #state: State | undefined;
  #isTooLarge = false;
  #hasReadFile = false;
  #making: Promise<void> | undefined;
  #following: Promise<void> | undefined;
  #free: { count: number; copies: Promise<FreeCopies> } | undefined;

  constructor(options: MemoryIndexOptions) {
    this.#options = options;
  }

  /** How many titles it has, and how many bytes it takes; undefined until it is ready. */
  get size(): { titles: number; bytes: number } | undefined {
    const state = this.#state;
    return state && { titles: state.base.size, bytes: sizeOf(state) };
  }

  /** Begins to make the index; PostgreSQL answers meanwhile. */
  prepare(): void {
    if (this.#isTooLarge) return;
    this.ready().catch((error: unknown) => {
      // It will not be smaller the next time.
      this.#isTooLarge = error instanceof IndexTooLarge;
      this.#options.onError(error);
    });
  }

  /** Resolves when the index has been made, and what is being read again has been read. */
  async ready(): Promise<void> {
    for (const part of [this.#state?.headings, this.#state?.spellings])
      if (part instanceof Outdated) await part.reading;
    if (!this.#state) await (this.#making ??= this.#make().finally(() => (this.#making = undefined)));
  }

  async find(search: Search, limit: number): Promise<Hits> {
    const order = orderOf(search);
    const found = await this.#match(search, order);
    if (!found) return this.#options.database.find(search, limit);
    const { state, answers, sets } = found;
    const titles = sets.map(([segment, set]) => ({ segment, titles: set.titles() }));
    const sorting = { search, order, lexemeOf: answers.lexemeOf, places: placesOf(state, order) };
    const { codes, closeness } = firstHits(titles, sorting, { offset: 0, limit });
    const total = titles.reduce((sum, part) => sum + part.titles.length, 0);
    return { total, codes, closeness: closeness.slice(0, explainedHits) };
  }

  async count(search: Search): Promise<number> {
    const found = await this.#match(search, ListOrder.catalogueCode);
    if (!found) return this.#options.database.count(search);
    return found.sets.reduce((sum, [, set]) => sum + set.count(), 0);
  }

  async narrow(search: Search, narrowing: Narrowing, part: Part): Promise<Narrowed> {
    const { facets, order, offset, limit } = part;
    const asksIndexed = [...facets, ...narrowing.chosen.keys(), ...narrowing.excluded.keys()].every(isIndexedFacet);
    const found =
      asksIndexed && narrowing.terms.length === 0
        ? await this.#match(search, limit > 0 ? order : ListOrder.catalogueCode)
        : undefined;
    if (!found) return this.#options.database.narrow(search, narrowing, part);
    const { state, answers, sets } = found;
    const free = await this.#freeCopies(state.count);
    const parts = sets.map(([segment, set]) =>
      narrowSegment(segment, set.titles(), narrowing, freeLibrariesOf(segment, free), facets),
    );
    const titles = parts.map(({ segment, passing }) => ({ segment, titles: passing }));
    const sorting = { search, order, lexemeOf: answers.lexemeOf, places: placesOf(state, order) };
    const { codes } = limit > 0 ? firstHits(titles, sorting, { offset, limit }) : { codes: [] };
    return {
      total: sets.reduce((sum, [, set]) => sum + set.count(), 0),
      found: parts.reduce((sum, { passing }) => sum + passing.length, 0),
      available: parts.reduce((sum, { available }) => sum + available, 0),
      codes,
      facets: new Map(facets.map((code) => [code, countsOfFacet(code, parts, narrowing, free.names)])),
    };
  }

  async suggestTitles(typed: Typed, search: Search, wanted: SuggestedTitles): Promise<number[]> {
    const finished = typed.words.slice(0, -1);
    const headings = await this.#dictionary('headings');
    const lexemes = await this.#lexemesOf(finished);
    const found = await this.#match(search, ListOrder.catalogueCode);
    if (!headings || !lexemes || !found) return this.#options.database.suggestTitles(typed, search, wanted);
    const withNames = titlesOfNames(headings, wanted.names);
    const mayBeSpread = finished.some((word) => lexemes.get(word));
    return suggestedTitles(found.sets, typed, { ...wanted, withNames, mayBeSpread });
  }

  async suggestHeadings(typed: Typed, wanted: SuggestedHeadings): Promise<HeadingRow[]> {
    const headings = await this.#dictionary('headings');
    if (!headings) return this.#options.database.suggestHeadings(typed, wanted);
    return suggestedHeadings(headings, typed, wanted);
  }

  async nearWords(words: readonly string[], limit: number): Promise<NearWords[]> {
    const spellings = await this.#dictionary('spellings');
    const some = words.slice(0, maxWords);
    const lexemes = spellings && (await this.#lexemesOf(some));
    if (!lexemes) return this.#options.database.nearWords(words, limit);
    return some.map((word) => (lexemes.get(word) ? nearWordsOf(spellings, word, nearest, limit) : noneNear(word)));
  }

  /** A dictionary; undefined while it is being read. */
  async #dictionary<Name extends keyof typeof dictionaries>(
    name: Name,
  ): Promise<Exclude<State[Name], Outdated> | undefined> {
    const known = (await this.#current())?.[name];
    if (!(known instanceof Outdated)) return known as Exclude<State[Name], Outdated> | undefined;
    known.reading ??= this.#readAgain(name, known).catch((error: unknown) => {
      known.reading = undefined;
      this.#options.onError(error);
    });
    return undefined;
  }

  async #readAgain(name: keyof typeof dictionaries, outdated: Outdated): Promise<void> {
    await this.#options.run(async () => {
      const read = await readDictionary[name](this.#options.url);
      // Since it has changed again, what was read may be older.
      if (this.#state?.[name] === outdated) this.#state = { ...this.#state, [name]: read };
    });
  }

  /** Which copies can be taken home, as they are after so many changes. */
  #freeCopies(count: number): Promise<FreeCopies> {
    if (this.#free?.count !== count) {
      const copies = findFreeCopies(this.#options.db);
      this.#free = { count, copies };
      copies.catch(() => (this.#free = undefined));
    }
    return this.#free.copies;
  }

  /** The titles that a search finds, by segment; undefined for what this index cannot answer now. */
  async #match(search: Search, order: ListOrder) {
    const state = await this.#current();
    const lexemes = state && (await this.#lexemesOf(searchedWords(search)));
    // Only PostgreSQL knows the places of changed titles among the others.
    if (!lexemes || (placesOfOrder[order] && state.recent.size > 0)) return undefined;
    const lexemeOf = (word: string) => lexemes.get(word) ?? '';
    return { state, ...(await foundTitles(this.#options.db, state, search, lexemeOf)) };
  }

  /** The lexeme of each word, '' if it has none; undefined if a word has several lexemes. */
  async #lexemesOf(all: readonly string[]): Promise<Map<string, string> | undefined> {
    const words = new Set(all);
    const unknown = [...words].filter((word) => !this.#lexemes.has(word));
    if (unknown.length > 0)
      for (const { word, query } of await findLexemes(this.#options.db, unknown)) this.#lexemes.set(word, query);
    const lexemes = new Map<string, string>();
    for (const word of words) {
      const query = this.#lexemes.get(word) ?? '';
      const lexeme = query === '' ? '' : /^'([^' ]+)'$/.exec(query)?.[1];
      if (lexeme === undefined) return undefined;
      lexemes.set(word, lexeme);
    }
    return lexemes;
  }

  /** The index with every change that this server knows of; undefined while it is being made. */
  async #current(): Promise<State | undefined> {
    const { data: wanted } = await changesOf(this.#options.db).counts();
    while (this.#state && this.#state.count < wanted)
      await (this.#following ??= this.#follow(this.#state).finally(() => (this.#following = undefined)));
    if (!this.#state) this.prepare();
    return this.#state;
  }

  async #follow(state: State): Promise<void> {
    this.#state = await withChanges(state, this.#options);
  }

  async #make(): Promise<void> {
    const { db, url, path, run, onError, maxBytes = Infinity } = this.#options;
    const kept = path === undefined || this.#hasReadFile ? undefined : await readIndexFile(path);
    this.#hasReadFile = true;
    // What has changed since is found before the first search.
    if (kept && sizeOf(kept) <= maxBytes) return void (this.#state = stateOf(kept, -1));
    let made: StoredIndex | undefined;
    await run(async () => {
      const { data: count } = await changesOf(db).counts();
      made = await readIndex(url, maxBytes);
      this.#state = stateOf(made, count);
    });
    if (path !== undefined && made) await writeIndexFile(path, made).catch(onError);
  }
}
