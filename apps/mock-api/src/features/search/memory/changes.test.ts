import { TEST_TODAY } from '@catalogue/database/testing/testDatabase';
import { Facet, ListOrder, Operator, TermType, type SearchQuery } from '@catalogue/api-contract';
import { filtersFromAddress, narrowingOf } from '@catalogue/domain';
import { Client } from 'pg';
import { changesOf } from '../../../database';
import { openTestDatabase } from '../../../testing/openTestDatabase';
import { readSearch } from '../readSearch';
import { databaseIndex } from '../searchHits.store';
import type { MemoryIndex } from './memoryIndex';
import { openIndexes } from './memoryIndex.fixture';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;
let database: Database;
let other: Client;
let memory: MemoryIndex;
let passedOn: ReturnType<typeof openIndexes>['passedOn'];
beforeAll(async () => {
  database = await openTestDatabase();
  const { url } = database;
  other = new Client({ connectionString: url });
  await other.connect();
  ({ memory, passedOn } = openIndexes(database, { maxChanged: 20 }));
});
beforeEach(async () => {
  await memory.ready();
  passedOn.reset();
});
afterAll(async () => {
  await other.end();
  await database.close();
});

/** The titles that the index in memory finds, which are those that PostgreSQL finds. */
async function found(query: SearchQuery): Promise<number[]> {
  const search = await readSearch(database.db, query, TEST_TODAY);
  const hits = await memory.find(search, 1000);
  expect(hits).toEqual(await databaseIndex(database.db).find(search, 1000));
  return hits.codes;
}

const rename = (title: number, name: string) =>
  database.db.$executeRaw`UPDATE acervo SET titulo = ${name}, title_key = lower(${name}), title_order = lower(${name}),
                        title_forms = concat(E'\\n', lower(${name}), E'\\n') WHERE cod_acervo = ${title}`;

describe('the index in memory follows', () => {
  it('a changed title', async () => {
    expect(await found({ termo_pesquisa: 'xilogravura' })).toEqual([]);
    await rename(5, 'Xilogravura');
    await rename(3, 'Xilogravura no sertão');
    expect(await found({ termo_pesquisa: 'xilogravura' })).toEqual([5, 3]);
    await rename(5, 'Litografia');
    expect(await found({ termo_pesquisa: 'xilogravura' })).toEqual([3]);
    expect(await found({ termo_pesquisa: 'história' })).not.toHaveLength(0);
    expect(passedOn.count).toBe(0);
  });

  it('words near each other in a changed title, in one field', async () => {
    // Far from each other in the title, near each other in what is not a field of its own.
    await rename(5, 'Litografia um dois três quatro cinco aquarela');
    await database.db.$executeRaw`UPDATE acervo SET search_rest = 'Litografia e aquarela' WHERE cod_acervo = 5`;
    const near = { termo_pesquisa: 'litografia', operador_um: Operator.next, termo_dois: 'aquarela' };
    expect(await found(near)).toEqual([5]);
    expect(await found({ ...near, coluna_um: TermType.title })).toEqual([]);
    expect(passedOn.count).toBe(0);
  });

  it('the demand for a title', async () => {
    const before = await found({ termo_pesquisa: 'dicionário' });
    const [last] = before.slice(-1);
    await database.db.$executeRaw`
      INSERT INTO acervo_procura (cod_acervo, demand) VALUES (${last}, 20)
          ON CONFLICT (cod_acervo) DO UPDATE SET demand = 20`;
    expect(await found({ termo_pesquisa: 'dicionário' })).not.toEqual(before);
    expect(passedOn.count).toBe(0);
  });

  it('a deleted title', async () => {
    const { db } = database;
    const [title] = await db.$queryRaw<{ cod_acervo: number }[]>`
      SELECT cod_acervo FROM acervo a WHERE NOT EXISTS (SELECT FROM exemplar x WHERE x.cod_acervo = a.cod_acervo)
       ORDER BY cod_acervo DESC LIMIT 1`;
    await rename(title?.cod_acervo ?? 0, 'Serigrafia');
    expect(await found({ termo_pesquisa: 'serigrafia' })).toEqual([title?.cod_acervo]);
    await db.$executeRaw`DELETE FROM acervo WHERE cod_acervo = ${title?.cod_acervo}`;
    expect(await found({ termo_pesquisa: 'serigrafia' })).toEqual([]);
    expect(passedOn.count).toBe(0);
  });

  it('copies that come to another library, but no loan', async () => {
    const { db } = database;
    const changes = () => db.$queryRaw`SELECT count(*)::int FROM acervo_mudanca`;
    await rename(7, 'Calcografia');
    const [copy] = await db.$queryRaw<{ cod_exemplar: string }[]>`
      UPDATE exemplar SET cod_biblioteca = 8, cod_acervo = 7
       WHERE cod_exemplar = (SELECT min(cod_exemplar) FROM exemplar WHERE cod_biblioteca = 1) RETURNING cod_exemplar`;
    expect(await found({ termo_pesquisa: 'calcografia', biblioteca: [8] })).toEqual([7]);
    const before = await changes();
    await db.copy.update({ where: copy ?? { cod_exemplar: '' }, data: { situacao: 'emprestado' } });
    expect(await changes()).toEqual(before);
    await db.$executeRaw`UPDATE exemplar SET cod_biblioteca = 1 WHERE cod_acervo = 7 AND cod_biblioteca = 8`;
    expect(await found({ termo_pesquisa: 'calcografia', biblioteca: [8] })).toEqual([]);
    expect(passedOn.count).toBe(0);
  });

  it('a copy that is lent, and reads no copies again after a hold', async () => {
    const { db } = database;
    const search = await readSearch(db, { termo_pesquisa: 'brasil' }, TEST_TODAY);
    const part = { facets: [], order: ListOrder.relevance, offset: 0, limit: 1 };
    const available = async () => (await memory.narrow(search, narrowingOf([]), part)).available;
    const before = await available();
    const sent = jest.spyOn(changesOf(db), 'recordStatement');
    const readCopies = () => sent.mock.calls.filter(([sql]) => sql.includes('FROM exemplar x JOIN')).length;
    await db.$executeRaw`UPDATE reserva SET cod_pessoa = cod_pessoa`;
    await db.$executeRaw`UPDATE estatistica_acesso SET cod_acervo = cod_acervo`;
    expect(await available()).toBe(before);
    expect(readCopies()).toBe(0);
    const free = await db.$queryRaw<{ cod_exemplar: string }[]>`
      UPDATE exemplar SET situacao = 'emprestado' WHERE situacao = 'disponivel' RETURNING cod_exemplar`;
    expect(await available()).toBeLessThan(before);
    expect(readCopies()).toBe(1);
    await db.copy.updateMany({
      where: { cod_exemplar: { in: free.map(({ cod_exemplar }) => cod_exemplar) } },
      data: { situacao: 'disponivel' },
    });
    sent.mockRestore();
  });

  it('the disciplines in whose plans a title is, and their names', async () => {
    const { db } = database;
    const cod_curso = 9999;
    const search = await readSearch(db, { pesquisa: 'plano_ensino', curso: cod_curso }, TEST_TODAY);
    const part = { facets: [Facet.discipline], order: ListOrder.relevance, offset: 0, limit: 1 };
    const disciplines = async () => {
      const { facets } = await memory.narrow(search, narrowingOf([]), part);
      const expected = await databaseIndex(db).narrow(search, narrowingOf([]), part);
      const entries = facets.get(Facet.discipline)?.entries() ?? [];
      expect(entries).toEqual(expected.facets.get(Facet.discipline)?.entries());
      return entries.map(({ descricao, total }) => `${descricao} ${total}`);
    };
    for (const [codigo, descricao] of [[901, 'Zoologia'] as const, [902, 'Micologia'] as const])
      await db.discipline.create({ data: { codigo, descricao } });
    const titles = [3, 5].map((cod_acervo) => ({ cod_acervo, tipo: 'basica' }));
    await db.teachingPlan.create({
      data: {
        ...{ id: 9000, cod_departamento: 'DBG', ano: 2026, semestre: 1, periodo: 1, cod_curso },
        ...{ cod_disciplina: 901, cod_biblioteca: 1, cod_professor: 1, titles: { create: titles } },
      },
    });
    expect(await disciplines()).toContain('Zoologia 2');
    await db.plannedTitle.deleteMany({ where: { plan_id: 9000, cod_acervo: 5 } });
    expect(await disciplines()).toContain('Zoologia 1');
    await db.discipline.update({ where: { codigo: 901 }, data: { descricao: 'Ornitologia' } });
    expect(await disciplines()).toContain('Ornitologia 1');
    await db.teachingPlan.update({ where: { id: 9000 }, data: { cod_disciplina: 902 } });
    expect(await disciplines()).toContain('Micologia 1');
    expect(passedOn.count).toBe(0);
  });

  it('what can be taken home, which changes with each loan', async () => {
    const { db } = database;
    const search = await readSearch(db, { termo_pesquisa: 'brasil' }, TEST_TODAY);
    const narrowing = narrowingOf(filtersFromAddress(['DISP', 'T:1']));
    const part = { facets: [Facet.library], order: ListOrder.relevance, offset: 0, limit: 100 };
    const available = async () => {
      const { facets, ...numbers } = await memory.narrow(search, narrowing, part);
      const expected = await databaseIndex(db).narrow(search, narrowing, part);
      expect(facets.get(Facet.library)?.entries()).toEqual(expected.facets.get(Facet.library)?.entries());
      expect(numbers).toEqual({ ...expected, facets: undefined });
      return numbers.codes;
    };
    const [first, ...others] = await available();
    await db.copy.updateMany({ where: { cod_acervo: first ?? 0 }, data: { situacao: 'emprestado' } });
    expect(await available()).toEqual(others);
    expect(passedOn.count).toBe(0);
  });

  it('a change that began before another one and was committed after it', async () => {
    await other.query('BEGIN');
    await other.query(`UPDATE acervo SET titulo = 'Gravura' WHERE cod_acervo = 11`);
    await rename(12, 'Gravura em metal');
    const before = await found({ termo_pesquisa: 'gravura' });
    expect(before).toContain(12);
    expect(before).not.toContain(11);
    await other.query('COMMIT');
    changesOf(database.db).increment();
    expect(await found({ termo_pesquisa: 'gravura' })).toEqual(expect.arrayContaining([11, 12]));
    expect(passedOn.count).toBe(0);
  });

  it('asks PostgreSQL for the place of a changed title among the others', async () => {
    await rename(13, 'Água-forte');
    await found({ termo_pesquisa: 'forte', ordenacao: 'O' });
    await found({ termo_pesquisa: 'forte', ordenacao: 'F' });
    expect(passedOn.count).toBe(2);
  });

  it('asks PostgreSQL after many changes, until it is made again', async () => {
    await database.db.$executeRaw`UPDATE acervo SET titulo = 'Monotipia' WHERE cod_acervo <= 40`;
    expect(await found({ termo_pesquisa: 'monotipia' })).toHaveLength(40);
    expect(passedOn.count).toBe(1);
    await memory.ready();
    expect(await found({ termo_pesquisa: 'monotipia', ordenacao: 'O' })).toHaveLength(40);
    expect(passedOn.count).toBe(1);
  });

  it('loses none of many changes of an import, which also changes the dictionaries', async () => {
    await database.db.$executeRaw`UPDATE acervo SET titulo = 'Ponta-seca' WHERE cod_acervo <= 40`;
    await database.db.$executeRaw`INSERT INTO acervo_mudanca (cod_acervo) VALUES (-1), (-2)`;
    expect(await found({ termo_pesquisa: 'seca' })).toHaveLength(40);
    await memory.ready();
    expect(await found({ termo_pesquisa: 'seca' })).toHaveLength(40);
  });

  it('data that replaced all others', async () => {
    const { db } = database;
    // As `npm run db:reset` makes new tables in the same database.
    await db.$executeRaw`ALTER TABLE acervo_mudanca RENAME TO acervo_mudanca_old`;
    await db.$executeRaw`CREATE TABLE acervo_mudanca (LIKE acervo_mudanca_old INCLUDING ALL)`;
    await other.query(`UPDATE acervo SET titulo = 'Palimpsesto' WHERE cod_acervo = 21`);
    await db.$executeRaw`TRUNCATE acervo_mudanca`;
    expect(await found({ termo_pesquisa: 'palimpsesto' })).toEqual([21]);
    await memory.ready();
    expect(await found({ termo_pesquisa: 'palimpsesto' })).toEqual([21]);
    expect(passedOn.count).toBe(1);
  });

  it('asks PostgreSQL for a word that it reads as several', async () => {
    await found({ termo_pesquisa: '1e5abc' });
    expect(passedOn.count).toBe(1);
  });
});
