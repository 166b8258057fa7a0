import { SearchType } from '@catalogue/api-contract';
import { TEST_TODAY } from '@catalogue/database/testing/testDatabase';
import { openTestDatabase } from '../../../testing/openTestDatabase';
import type { SearchIndex } from '../searchIndex';
import { wordsOf } from '../searchRows';
import type { Search } from '../searchTree';
import { nameTypes, subjectTypes, type SuggestedTitles } from '../suggest.store';
import type { MemoryIndex } from './memoryIndex';
import { openIndexes } from './memoryIndex.fixture';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let postgres: SearchIndex;
let memory: MemoryIndex;
let passedOn: ReturnType<typeof openIndexes>['passedOn'];
beforeAll(async () => {
  database = await openTestDatabase();
  ({ memory, postgres, passedOn } = openIndexes(database));
  await memory.ready();
});
afterAll(async () => {
  await memory.ready();
  await database.close();
});
beforeEach(() => passedOn.reset());

const typedOf = (term: string) => ({ key: wordsOf(term).join(' '), words: wordsOf(term) });
const searchOf = (pesquisa: SearchType): Search => ({
  rows: [],
  similar: new Map(),
  query: { pesquisa },
  options: [],
  today: TEST_TODAY,
});

// Every one: STEP=1.
const step = Number(process.env['STEP'] ?? 4);
const isAsked = (_: unknown, at: number): boolean => at % step === 0;

/** Beginnings of titles and of names, in their own order and in another one, and words of both together. */
async function typedTerms(): Promise<string[]> {
  const { db } = database;
  const titles = await db.title.findMany({ select: { titulo: true, autor: true }, orderBy: { cod_acervo: 'asc' } });
  const headings = await db.authority.findMany({ select: { nome: true }, orderBy: { cod_autoridade: 'asc' } });
  const others = await db.authorityReference.findMany({ orderBy: [{ cod_autoridade: 'asc' }, { seq: 'asc' }] });
  const cut = (text: string, at: number): string => text.slice(0, 1 + ((at * 7) % Math.max(text.length, 1)));
  const some = [
    ...titles.flatMap(({ titulo, autor }, at) => [
      cut(titulo, at),
      cut(titulo.split(' ').reverse().join(' '), at),
      ...(autor === null ? [] : [`${titulo.split(' ').at(-1) ?? ''} ${cut(autor, at)}`]),
    ]),
    ...headings.flatMap(({ nome }, at) => [cut(nome, at), cut(nome.split(', ').reverse().join(' '), at)]),
  ];
  const odd = ['de', 'o', 'a', 'de a', 'da s', 'xilindro', 'a hora de', 'história d'];
  return [...some.filter(isAsked), ...others.map(({ nome }) => nome), ...odd];
}

/** The headings of both, which are the same. */
async function headings(term: string, types: readonly number[]) {
  const wanted = { types, limit: 3 };
  const expected = await postgres.suggestHeadings(typedOf(term), wanted);
  expect({ term, types, found: await memory.suggestHeadings(typedOf(term), wanted) }).toEqual({
    ...{ term, types },
    found: expected,
  });
  return expected;
}

/** The titles of both, which are the same. */
async function titles(term: string, pesquisa: SearchType, wanted: SuggestedTitles): Promise<number[]> {
  const expected = await postgres.suggestTitles(typedOf(term), searchOf(pesquisa), wanted);
  const found = await memory.suggestTitles(typedOf(term), searchOf(pesquisa), wanted);
  expect({ term, pesquisa, wanted, found }).toEqual({ term, pesquisa, wanted, found: expected });
  return expected;
}

describe('the index in memory suggests what PostgreSQL suggests', () => {
  it('of names, subjects and titles, whatever is typed', async () => {
    const places = ['title', 'names', 'both'] as const;
    const types = SearchType.options;
    const counts = { names: 0, variants: 0, subjects: 0, title: 0, entries: 0, both: 0, full: 0 };
    for (const [at, term] of (await typedTerms()).entries()) {
      if (wordsOf(term).length === 0) continue;
      const names = await headings(term, nameTypes);
      counts.names += names.length;
      counts.variants += names.filter(({ variante }) => variante !== null).length;
      counts.subjects += (await headings(term, subjectTypes)).length;
      const among = places[at % 3] ?? 'both';
      const found = await titles(term, types[at % 20] ?? 'pesquisa_geral', {
        among,
        names: names.map(({ cod_autoridade }) => cod_autoridade),
        limit: 3,
      });
      counts[among === 'names' ? 'entries' : among] += found.length;
      counts.full += found.length === 3 ? 1 : 0;
    }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(10);
    expect(passedOn.count).toBe(0);
  });

  it('other spellings of words', async () => {
    const { db } = database;
    const words = (await db.word.findMany({ orderBy: { palavra: 'asc' } })).map(({ palavra }) => palavra);
    const asked = words.filter(isAsked).flatMap((word, at) => {
      const place = at % word.length;
      return [
        word,
        word.slice(0, 3 + place),
        word.slice(0, place) + word.slice(place + 1),
        `${word.slice(0, place)}x${word.slice(place)}`,
      ];
    });
    asked.push('zzzz', '1934', 'a', 'para', 'quando', 'sobre', 'prob', 'est');
    let near = 0;
    for (let at = 0; at < asked.length; at += 16) {
      const some = asked.slice(at, at + 16);
      const expected = await postgres.nearWords(some, 8);
      expect(await memory.nearWords(some, 8)).toEqual(expected);
      near += expected.filter((word) => word.near.length > 1).length;
    }
    expect(near).toBeGreaterThan(200);
    expect(await memory.nearWords(words, 1)).toHaveLength(20);
    expect(passedOn.count).toBe(0);
  });
});

describe('the index in memory follows', () => {
  const [typed, wanted] = [typedOf('bruxo do cos'), { types: nameTypes, limit: 3 }];

  it('another form of a heading, and answers from PostgreSQL until it has read it', async () => {
    const { db } = database;
    const [heading] = await postgres.suggestHeadings(typedOf('machado'), wanted);
    expect(await memory.suggestHeadings(typed, wanted)).toEqual([]);
    await db.authorityReference.create({
      data: { cod_autoridade: heading?.cod_autoridade ?? 0, seq: 90, tipo: 'ver', nome: 'Bruxo do Cosme Velho' },
    });
    const found = [{ ...heading, variante: 'Bruxo do Cosme Velho' }];
    expect(await memory.suggestHeadings(typed, wanted)).toEqual(found);
    expect(passedOn.count).toBe(1);
    await memory.ready();
    expect(await memory.suggestHeadings(typed, wanted)).toEqual(found);
    expect(passedOn.count).toBe(1);
  });

  it('titles that a name gets and loses', async () => {
    const { db } = database;
    const [heading] = await headings('machado', nameTypes);
    const link = { paragrafo: '700', seq_paragrafo: 90, cod_autoridade: heading?.cod_autoridade ?? 0 };
    const [other] = await db.title.findMany({
      where: { authorities: { none: { cod_autoridade: link.cod_autoridade } } },
      take: 1,
    });
    await db.titleAuthority.create({ data: { ...link, cod_acervo: other?.cod_acervo ?? 0 } });
    const total = (heading?.total_titulos ?? 0) + 1;
    expect(await headings('machado', nameTypes)).toMatchObject([{ total_titulos: total }, {}, {}]);
    await memory.ready();
    passedOn.reset();
    expect(await headings('machado', nameTypes)).toMatchObject([{ total_titulos: total }, {}, {}]);
    await db.title.update({
      where: { cod_acervo: other?.cod_acervo ?? 0 },
      data: { titulo: 'Machado', title_forms: '\nmachado\n' },
    });
    await titles('machad', 'pesquisa_geral', { among: 'both', names: [link.cod_autoridade], limit: 3 });
    expect(passedOn.count).toBe(0);
  });

  it('words that titles get and lose', async () => {
    const { db } = database;
    await db.word.create({ data: { palavra: 'xilogravura', n_titles: 2 } });
    const expected = [{ palavra: 'xilografura', n_titles: 0, near: ['xilogravura'] }];
    expect(await memory.nearWords(['xilografura'], 3)).toEqual(expected);
    await memory.ready();
    passedOn.reset();
    expect(await memory.nearWords(['xilografura'], 3)).toEqual(expected);
    expect(passedOn.count).toBe(0);
    await db.word.delete({ where: { palavra: 'xilogravura' } });
    expect(await memory.nearWords(['xilografura'], 3)).toEqual([{ ...expected[0], near: [] }]);
  });
});
