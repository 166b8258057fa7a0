import { Operator, TermType, type OfferReason, type SearchQuery } from '@catalogue/api-contract';
import { searchKey } from '../text';
import { ownFields } from './formFields';
import { termParts, withoutParts } from './termParts';
import { termRowNames } from './termRows';

/** The values that a word of the term may mean: `GET /consulta/filtros`. */
export interface LimitOptions {
  tipos_obra: readonly { codigo: string; descricao: string }[];
  idiomas: readonly { codigo: string; descricao: string }[];
  bibliotecas?: readonly { cod_biblioteca: string; desc_biblioteca: string }[];
}

/**
 * A search that finds more than another: with words read as limits, with words in capitals read as operators, without
 * some words, without the limits of the form, in all fields, or in all types. `name` is the value of the limits, and
 * `words` are those that stay.
 */
export type WiderSearch = { query: SearchQuery; words: string } & (
  | { kind: 'limited'; name: string }
  | { kind: 'without'; word: string }
  | { kind: 'combined' | 'unquoted' | 'unlimited' | 'allFields' | 'allTypes' }
);

/** The reason of the offer of each kind, on the wire. */
export const offerReasons: Readonly<Record<WiderSearch['kind'], OfferReason>> = {
  limited: 'filtro',
  without: 'sem_palavra',
  combined: 'combinada',
  unquoted: 'sem_aspas',
  unlimited: 'sem_filtros',
  allFields: 'todos_campos',
  allTypes: 'todos_tipos',
};

/** More parts are a sentence: leaving out one of them finds nothing either. */
const maxParts = 6;
const maxSearches = 5;

// What readers call the types of a catalogue; a word that is a type's own name means that one too.
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  cd: ['gravacao sonora'],
  doutorado: ['tese'],
  dvd: ['video'],
  filme: ['video'],
  jornal: ['periodico'],
  lei: ['legislacao'],
  magazine: ['periodico'],
  mestrado: ['dissertacao'],
  monografia: ['trabalho de conclusao de curso'],
  norma: ['norma tecnica'],
  nbr: ['norma tecnica'],
  revista: ['periodico'],
  tcc: ['trabalho de conclusao de curso'],
  tese: ['dissertacao'],
  thesis: ['tese', 'dissertacao'],
};
const OPERATORS: Readonly<Record<string, string>> = {
  E: Operator.and,
  AND: Operator.and,
  OU: Operator.or,
  OR: Operator.or,
  NÃO: Operator.not,
  NAO: Operator.not,
  NOT: Operator.not,
};

const compact = (text: string) => searchKey(text).replaceAll(' ', '');
const singular = (key: string) => key.replace(/s$/, '');
const isYear = (word: string) => /^(1[5-9]|20)\d\d$/.test(word);

/** Whether a word, in the form of `searchKey`, is what readers call a type of the catalogue. */
export const isTypeName = (word: string): boolean => GENERAL.has(singular(word)) || singular(word) in SYNONYMS;
// No type of its own, or the one that nearly every title is of.
const GENERAL = new Set(['livro', 'obra', 'texto', 'artigo', 'ebook', 'book', 'libro']);

const UNTOLD = new Set(['biblioteca', 'setorial', 'central', 'de', 'da', 'do', 'das', 'dos', 'e']);

function limitOf(
  word: string,
  { tipos_obra, idiomas, bibliotecas = [] }: LimitOptions,
): { name: string; fields: SearchQuery } | null {
  if (isYear(word)) return { name: word, fields: { ano_ini: Number(word), ano_fim: Number(word) } };
  const key = singular(compact(word));
  const named = ({ descricao }: { descricao: string }) => singular(compact(descricao)) === key;
  const meant = [key, ...(SYNONYMS[key] ?? []).map((name) => singular(compact(name)))];
  const types = tipos_obra.filter(({ descricao }) => meant.includes(singular(compact(descricao))));
  if (types.length > 0)
    return {
      name: types.map(({ descricao }) => descricao).join(', '),
      fields: { tipo_obra: types.map(({ codigo }) => Number(codigo)) },
    };
  const language = idiomas.find(named);
  if (language) return { name: language.descricao, fields: { idioma: language.codigo } };
  // "Biblioteca de Direito" is called by the one word that tells it from others.
  const library = bibliotecas.find(
    ({ desc_biblioteca }) =>
      searchKey(desc_biblioteca)
        .split(' ')
        .filter((part) => !UNTOLD.has(part))
        .join('') === compact(word),
  );
  return library ? { name: library.desc_biblioteca, fields: { biblioteca: [Number(library.cod_biblioteca)] } } : null;
}

function combined(term: string): SearchQuery | null {
  const parts = term.split(/\s+(E|AND|OU|OR|NÃO|NAO|NOT)\s+/);
  if (parts.length === 1 || parts.length > 2 * termRowNames.length) return null;
  const query: Record<string, string> = {};
  parts.forEach((part, at) => {
    const row = termRowNames[Math.ceil(at / 2)];
    const name = at % 2 === 0 ? row?.term : row?.operator;
    if (name) query[name] = at % 2 === 0 ? part : (OPERATORS[part] ?? Operator.and);
  });
  return query;
}

/**
 * Searches to offer where one of a single row finds nothing, the likeliest first, at most five. Empty if the query has
 * no term or several rows. Source: our own, beyond D1 §9.
 */
export function widerSearches(query: SearchQuery, options: LimitOptions, max = maxSearches): WiderSearch[] {
  const term = query.termo_pesquisa?.trim() ?? '';
  if (hasSeveralRows(query) || term === '') return [];
  const rows = combined(term);
  if (rows) return [{ kind: 'combined', words: term, query: { ...query, ...rows } }];
  const found: WiderSearch[] = [];
  const unquoted = term.replace(/["“”]/g, ' ').replace(/\s+/g, ' ').trim();
  if (unquoted !== term)
    found.push({ kind: 'unquoted', words: unquoted, query: { ...query, termo_pesquisa: unquoted } });
  const parts = termParts(unquoted);
  if (parts.length < 2 || parts.length > maxParts) return found;
  const limits = parts.map(({ text }) => limitOf(text, options));
  const limited = (isLimit: (at: number) => boolean) => {
    const rest = withoutParts(parts, isLimit);
    const read = limits.filter((limit, at) => limit !== null && isLimit(at)).flatMap((limit) => limit ?? []);
    const types = [...new Set(read.flatMap((limit) => limit.fields.tipo_obra ?? []))];
    const fields: SearchQuery = {
      ...Object.assign({}, ...read.map((limit) => limit.fields)),
      ...(types.length > 0 && { tipo_obra: types }),
    };
    found.push({
      kind: 'limited',
      name: read.map(({ name }) => name).join(', '),
      words: rest,
      query: { ...query, ...fields, termo_pesquisa: rest },
    });
  };
  const count = limits.filter((limit) => limit !== null).length;
  if (count > 1 && count < parts.length) limited((at) => limits[at] !== null);
  limits.forEach((limit, place) => {
    if (limit) limited((at) => at === place);
  });
  // A number, the name of a type or a short word is more often the wrong one than a long word.
  const order = parts
    .map(({ text: word }, at) => ({ word, at }))
    .sort(
      (a, b) =>
        Number(/^\p{L}+$/u.test(a.word)) - Number(/^\p{L}+$/u.test(b.word)) ||
        Number(isTypeName(searchKey(b.word))) - Number(isTypeName(searchKey(a.word))) ||
        a.word.length - b.word.length,
    );
  for (const { word, at } of order) {
    const rest = withoutParts(parts, (index) => index === at);
    found.push({ kind: 'without', word, words: rest, query: { ...query, termo_pesquisa: rest } });
  }
  return found.slice(0, max);
}

const hasSeveralRows = (query: SearchQuery): boolean => termRowNames.slice(1).some((row) => query[row.term]);

/** A search of one row, part by part (`termParts`). */
export interface SearchParts {
  parts: readonly string[];
  /** The same search with some of them only. */
  keeping: (isKept: (at: number) => boolean) => WiderSearch;
}

/** The parts of a search; none if it has several rows. */
export function searchParts(query: SearchQuery): SearchParts {
  const parts = hasSeveralRows(query) ? [] : termParts((query.termo_pesquisa ?? '').replace(/["“”]/g, ' '));
  return {
    parts: parts.map(({ text }) => text),
    keeping: (isKept) => {
      const rest = withoutParts(parts, (at) => !isKept(at));
      const word = parts
        .filter((_, at) => !isKept(at))
        .map(({ text }) => text)
        .join(' ');
      return { kind: 'without', word, words: rest, query: { ...query, termo_pesquisa: rest } };
    },
  };
}

/** Of more parts than these, pairs would be too many to count. */
export const maxPaired = 4;

/** The same search without two of its parts, where leaving out one finds nothing either; for three or four parts. */
export function shorterSearches(query: SearchQuery): WiderSearch[] {
  const { parts, keeping } = searchParts(query);
  if (parts.length < 3 || parts.length > maxPaired) return [];
  const pairs = parts.flatMap((_, one) => parts.slice(one + 1).map((_part, after) => [one, one + 1 + after]));
  return pairs.map((pair) => keeping((at) => !pair.includes(at)));
}

const limitNames = ['biblioteca', 'tipo_obra', 'ano_ini', 'ano_fim', 'idioma', 'curso', 'area'] as const;

const without = (query: SearchQuery, names: readonly (keyof SearchQuery)[]): SearchQuery =>
  Object.fromEntries(
    Object.entries(query).filter(([name, value]) => value !== undefined && !names.some((other) => other === name)),
  );

/** The same words where more titles are: without the limits of the form, in all fields, in all types. */
export function placesToSearch(query: SearchQuery): WiderSearch[] {
  const words = query.termo_pesquisa?.trim() ?? '';
  if (words === '' || query.indice !== undefined) return [];
  const { pesquisa = 'pesquisa_geral' } = query;
  const limits = [...limitNames, ...ownFields(pesquisa)];
  const unlimited = without(query, limits);
  const hasLimits = limits.some((name) => query[name] !== undefined);
  const { coluna_um, ...allFields } = query;
  const isNarrow = coluna_um !== undefined && coluna_um !== TermType.free;
  // The fields of one type limit no other.
  const allTypes = without(query, ['pesquisa', ...ownFields(pesquisa)]);
  return [
    ...(hasLimits ? [{ kind: 'unlimited' as const, words, query: unlimited }] : []),
    ...(isNarrow ? [{ kind: 'allFields' as const, words, query: allFields }] : []),
    ...(pesquisa === 'pesquisa_geral' ? [] : [{ kind: 'allTypes' as const, words, query: allTypes }]),
  ];
}
