import { TermType, type searchSuggestions } from '@catalogue/api-contract';
import { naturalName } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Handlers } from '../../http/serve';
import { indexOf } from './searchIndexes';
import { wordsOf } from './searchRows';
import type { Search } from './searchTree';
import { nameTypes, person, subjectTypes, type HeadingRow } from './suggest.store';
import { findWrittenItems } from './writtenItems';

const limits = { titles: 3, names: 3, subjects: 2 };

export const suggestHandlers: Handlers<typeof searchSuggestions> = {
  async suggestSearches({ query: { termo, pesquisa = 'pesquisa_geral', coluna = TermType.free } }, { db, today }) {
    const words = wordsOf(termo);
    if (words.length === 0) return { titulos: [], autores: [], assuntos: [] };
    const search = { rows: [], similar: new Map(), query: { pesquisa }, options: [], today: today() };
    const found = await findSuggestions(db, words, search, coluna);
    if (Object.values(found).some((list) => list.length > 0)) return found;
    // No word of a title begins with a misspelt one.
    const near = await indexOf(db).nearWords(words, 1);
    const corrected = words.map((word, at) => (near[at]?.n_titles === 0 && near[at].near[0]) || word);
    return corrected.join() === words.join() ? found : findSuggestions(db, corrected, search, coluna);
  },
};

async function findSuggestions(
  db: PrismaClient,
  words: readonly string[],
  search: Search,
  coluna: keyof typeof places | typeof TermType.subject,
) {
  const index = indexOf(db);
  const typed = { key: words.join(' '), words };
  const asks = (column: string) => coluna === TermType.free || coluna === column;
  const headings = (column: string, types: readonly number[], limit: number) =>
    asks(column) ? index.suggestHeadings(typed, { types, limit }) : [];
  const autores = await headings(TermType.author, nameTypes, limits.names);
  // By subject no title is suggested: its subject is.
  const codes =
    coluna === TermType.subject
      ? []
      : await index.suggestTitles(typed, search, {
          among: places[coluna],
          names: autores.map(({ cod_autoridade }) => cod_autoridade),
          limit: limits.titles,
        });
  return {
    titulos: (await findWrittenItems(db, codes)).toJSON(),
    autores: autores.map(suggestion),
    assuntos: (await headings(TermType.subject, subjectTypes, limits.subjects)).map(suggestion),
  };
}

const places = { [TermType.free]: 'both', [TermType.title]: 'title', [TermType.author]: 'names' } as const;

const suggestion = ({ tipo, ...heading }: HeadingRow) => ({
  ...heading,
  nome: tipo === person ? naturalName(heading.descricao) : heading.descricao,
});
