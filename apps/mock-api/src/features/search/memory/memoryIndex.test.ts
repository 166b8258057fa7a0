import { Operator, Order, Position, TermType, type SearchQuery } from '@catalogue/api-contract';
import { isOptionForm } from '@catalogue/domain';
import { TEST_TODAY } from '@catalogue/database/testing/testDatabase';
import { openTestDatabase } from '../../../testing/openTestDatabase';
import { findChosenOptions } from '../forms.store';
import { inGroups } from '../inGroups';
import { readSearch } from '../readSearch';
import type { Narrowed, SearchIndex } from '../searchIndex';
import type { Search } from '../searchTree';
import { facetValues, generatedNarrowing } from './generatedNarrowings.fixture';
import { generatedSearches, titleTypes } from './generatedSearches.fixture';
import { IndexTooLarge } from './indexState';
import { MemoryIndex } from './memoryIndex';
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
afterAll(() => database.close());
beforeEach(() => passedOn.reset());

async function read(query: SearchQuery): Promise<Search> {
  const { db } = database;
  const { pesquisa = 'pesquisa_geral' } = query;
  const options = isOptionForm(pesquisa) ? await findChosenOptions(db, pesquisa, query) : [];
  return { ...(await readSearch(db, query, TEST_TODAY)), options: options ?? [] };
}

/** The total of PostgreSQL, after both were compared. */
async function compare(query: SearchQuery): Promise<number> {
  const search = await read(query);
  const limit = query.limite ?? 1000;
  const expected = await postgres.find(search, limit);
  expect({ query, ...(await memory.find(search, limit)) }).toEqual({ query, ...expected });
  return expected.total;
}

describe('the index in memory', () => {
  // More of them: SEARCHES=5000.
  const searches = Number(process.env['SEARCHES'] ?? 500);

  it('finds what PostgreSQL finds, in the same order, whatever is searched', async () => {
    const found: SearchQuery[] = [];
    await inGroups(await generatedSearches(database.db, searches), 8, async (query) => {
      if ((await compare(query)) > 1) found.push(query);
    });
    expect(passedOn.count).toBe(0);
    const said = (names: readonly (keyof SearchQuery)[]) =>
      new Set(found.flatMap((query) => names.map((name) => query[name])));
    expect(said(['pesquisa'])).toEqual(new Set(titleTypes));
    expect(said(['ordenacao'])).toEqual(new Set(Object.values(Order)));
    for (const [values, names] of [
      [Operator, ['operador_um', 'operador_dois']],
      [TermType, ['coluna_um', 'coluna_dois']],
      [Position, ['posicao', 'posicao_dois']],
    ] as const)
      expect([...said(names)]).toEqual(expect.arrayContaining(Object.values(values)));
  });

  it('finds words near each other, each row as a phrase, whatever words stand between', async () => {
    const titles = await database.db.title.findMany({ select: { titulo: true }, orderBy: { cod_acervo: 'asc' } });
    const near = [Operator.next, Operator.after, Operator.before];
    const columns = [undefined, ...Object.values(TermType)];
    let found = 0;
    await inGroups([...titles.keys()], 8, async (at) => {
      const words = titles[at]?.titulo.split(/\s+/) ?? [];
      const [first = 0, second = 0, end = 0] = [at % 3, (at % 3) + 1 + (at % 4), (at % 3) + 3 + (at % 7)];
      const query = {
        termo_pesquisa: words.slice(first, second).join(' '),
        termo_dois: words.slice(second + (at % 2), end).join(' '),
        operador_um: near[at % near.length],
        coluna_um: columns[at % columns.length],
        ...(at % 5 === 0 && {
          similar: 'S' as const,
          termo_pesquisa: words.slice(first, second).join(' ').slice(0, -1),
        }),
      };
      if (query.termo_pesquisa && query.termo_dois && (await compare(query)) > 0) found += 1;
    });
    expect(found).toBeGreaterThan(titles.length / 8);
    expect(passedOn.count).toBe(0);
  });

  it('weighs title, author, subject and summary as PostgreSQL does', async () => {
    // Each word stands in one field of some titles and in another of others, so that the weights decide their order.
    const words = ['machado', 'assis', 'brasil', 'história', 'direito', 'redes', 'álgebra', 'educação', 'água'];
    for (const termo_pesquisa of words)
      for (const termo_dois of words)
        if (termo_pesquisa !== termo_dois)
          expect(await compare({ termo_pesquisa, operador_um: Operator.or, termo_dois })).toBeGreaterThan(1);
  });

  const broad: SearchQuery[] = [
    { termo_pesquisa: 'brasil' },
    { pesquisa: 'pesquisa_avancada', ano_ini: 1900, termo_pesquisa: 'história' },
    { termo_pesquisa: 'livro', operador_um: Operator.or, termo_dois: 'educação' },
    { pesquisa: 'e_books' },
    { pesquisa: 'novas_aquisicoes' },
  ];

  it('narrows them to the same titles with the same counts, whatever the filters', async () => {
    const { db } = database;
    const values = await facetValues(db);
    let narrowed = 0;
    const generated = await generatedSearches(db, Math.ceil(searches / 5), 3);
    for (const [at, query] of generated
      .flatMap((each, place) => [each, broad[place % broad.length] ?? each])
      .entries()) {
      const search = await read(query);
      const { narrowing, part } = generatedNarrowing(values, at);
      const expected = await postgres.narrow(search, narrowing, part);
      const found = await memory.narrow(search, narrowing, part);
      const shown = ({ facets, ...numbers }: Narrowed) => ({
        query,
        narrowing,
        order: part.order,
        ...numbers,
        facets: [...facets].map(([code, counts]) => [code, counts.size, counts.entries()]),
      });
      expect(shown(found)).toEqual(shown(expected));
      if (expected.found > 0 && expected.found < expected.total) narrowed += 1;
    }
    expect(narrowed).toBeGreaterThan(searches / 50);
    expect(passedOn.count).toBe(0);
  });

  it('counts them', async () => {
    for (const query of await generatedSearches(database.db, 40, 2)) {
      const search = await read(query);
      expect({ query, total: await memory.count(search) }).toEqual({ query, total: await postgres.count(search) });
    }
  });

  it('is not made when it would take more memory than it may', async () => {
    const { db, url } = database;
    const errors: unknown[] = [];
    const large = new MemoryIndex({
      db,
      url,
      database: postgres,
      run: (work) => work(),
      onError: (error) => errors.push(error),
      maxBytes: 50_000,
    });
    await expect(large.ready()).rejects.toThrow(IndexTooLarge);
    const search = await read({ termo_pesquisa: 'história' });
    expect(await large.find(search, 20)).toEqual(await postgres.find(search, 20));
    expect(large.size).toBeUndefined();
  });

  it('says how much memory it takes', () => {
    expect(memory.size?.titles).toBe(640);
    expect(memory.size?.bytes).toBeGreaterThan(100_000);
  });
});
