import { Operator, type SearchQuery } from '@catalogue/api-contract';
import { searchKey } from '../text';
import { termRowNames } from './termRows';

/** The values that a word of the term may mean: `GET /consulta/filtros`. */
export interface LimitOptions {
  tipos_obra: readonly { codigo: string; descricao: string }[];
  idiomas: readonly { codigo: string; descricao: string }[];
}

/**
 * A search that finds more than another: with a word read as a limit, with words in capitals read as operators, or
 * without a word. `name` is the value of the limit, and `words` are those that stay.
 */
export type WiderSearch = { query: SearchQuery; words: string } & (
  { kind: 'limited'; name: string } | { kind: 'combined' } | { kind: 'unquoted' } | { kind: 'without'; word: string }
);

/** More words are a sentence: leaving out one of them finds nothing either. */
const mostWords = 6;
const mostSearches = 5;

// What readers call the types of a catalogue.
const SYNONYMS: Readonly<Record<string, string>> = {
  cd: 'gravacao sonora',
  dvd: 'video',
  filme: 'video',
  jornal: 'periodico',
  lei: 'legislacao',
  magazine: 'periodico',
  norma: 'norma tecnica',
  nbr: 'norma tecnica',
  revista: 'periodico',
  tcc: 'trabalho de conclusao de curso',
  thesis: 'tese',
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

function limitOf(word: string, { tipos_obra, idiomas }: LimitOptions): { name: string; fields: SearchQuery } | null {
  if (isYear(word)) return { name: word, fields: { ano_ini: Number(word), ano_fim: Number(word) } };
  const key = singular(compact(word));
  const wanted = SYNONYMS[key]?.replaceAll(' ', '') ?? key;
  const named = ({ descricao }: { descricao: string }) => singular(compact(descricao)) === singular(wanted);
  const type = tipos_obra.find(named);
  if (type) return { name: type.descricao, fields: { tipo_obra: [Number(type.codigo)] } };
  const language = idiomas.find(named);
  return language ? { name: language.descricao, fields: { idioma: language.codigo } } : null;
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
export function widerSearches(query: SearchQuery, options: LimitOptions): WiderSearch[] {
  const term = query.termo_pesquisa?.trim() ?? '';
  if (term === '' || termRowNames.slice(1).some((row) => query[row.term])) return [];
  const rows = combined(term);
  if (rows) return [{ kind: 'combined', words: term, query: { ...query, ...rows } }];
  const found: WiderSearch[] = [];
  const unquoted = term.replace(/["“”]/g, ' ').replace(/\s+/g, ' ').trim();
  if (unquoted !== term)
    found.push({ kind: 'unquoted', words: unquoted, query: { ...query, termo_pesquisa: unquoted } });
  const words = unquoted.split(' ');
  if (words.length < 2 || words.length > mostWords) return found;
  const without = (at: number) => words.filter((_, index) => index !== at).join(' ');
  words.forEach((word, at) => {
    const limit = limitOf(word, options);
    const rest = without(at);
    if (limit)
      found.push({
        kind: 'limited',
        name: limit.name,
        words: rest,
        query: { ...query, ...limit.fields, termo_pesquisa: rest },
      });
  });
  // A number or a short word is more often the wrong one than a long word.
  const order = words
    .map((word, at) => ({ word, at }))
    .sort(
      (a, b) => Number(/^\p{L}+$/u.test(a.word)) - Number(/^\p{L}+$/u.test(b.word)) || a.word.length - b.word.length,
    );
  for (const { word, at } of order)
    found.push({ kind: 'without', word, words: without(at), query: { ...query, termo_pesquisa: without(at) } });
  return found.slice(0, mostSearches);
}
