import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_TODAY } from '@catalogue/database/testing/testDatabase';
import { openDatabase } from '../../../database';
import { openTestDatabase } from '../../../testing/openTestDatabase';
import { readSearch } from '../readSearch';
import { databaseIndex } from '../searchHits.store';
import { MemoryIndex } from './memoryIndex';

const folder = mkdtempSync(join(tmpdir(), 'search-index-'));
const path = join(folder, 'index');
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let url: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ url } = database);
  await titlesOf(url, 'história');
  // A change that is not in the list of changes: who finds it has read all titles again.
  await database.db.$transaction([
    database.db.$executeRaw`SET LOCAL session_replication_role = replica`,
    database.db.$executeRaw`UPDATE acervo SET search = to_tsvector('catalogo', 'hieroglifo') WHERE cod_acervo = 3`,
  ]);
  kept = readFileSync(path);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});
let kept: Buffer;
beforeEach(() => writeFileSync(path, kept));

/** What a server that starts now finds in its index. */
async function titlesOf(address: string, termo_pesquisa: string): Promise<number[]> {
  const db = openDatabase(address);
  const index = new MemoryIndex({
    db,
    url: address,
    path,
    database: databaseIndex(db),
    run: (work) => work(),
    onError: (error) => {
      throw error;
    },
  });
  await index.ready();
  const search = await readSearch(db, { termo_pesquisa }, TEST_TODAY);
  const { codes } = await index.find(search, 1000);
  await index.ready();
  await db.$disconnect();
  return codes;
}

const hasReadTitles = async (address = url) => (await titlesOf(address, 'hieroglifo')).length > 0;

describe('the kept index', () => {
  it('is used by the next start, which follows what has changed since', async () => {
    expect(await hasReadTitles()).toBe(false);
    expect(await titlesOf(url, 'história')).not.toEqual([]);
    await database.db.$executeRaw`UPDATE acervo SET titulo = 'Cuneiforme' WHERE cod_acervo = 4`;
    expect(await titlesOf(url, 'cuneiforme')).toEqual([4]);
    expect(await hasReadTitles()).toBe(false);
  });

  it('is made again when there is none, and nothing unfinished stays', async () => {
    rmSync(path);
    expect(await hasReadTitles()).toBe(true);
    expect(readdirSync(folder)).toEqual(['index']);
  });

  it('is rid of what a killed process left of another, but not of one that is being written', async () => {
    const [left, beingWritten, foreign] = ['index.0123abcd', 'index.89abcdef', 'index.notes'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    for (const file of [left, beingWritten, foreign]) writeFileSync(file, 'half');
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    for (const file of [left, foreign]) utimesSync(file, yesterday, yesterday);
    expect(await hasReadTitles()).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['index', 'index.89abcdef', 'index.notes']);
    for (const file of [beingWritten, foreign]) rmSync(file);
  });

  it('is made again when a byte of it is wrong', async () => {
    for (const place of [2, 40, kept.length >> 1, kept.length - 5]) {
      const damaged = Buffer.from(kept);
      damaged[place] = (damaged[place] ?? 0) ^ 0x10;
      writeFileSync(path, damaged);
      expect([place, await hasReadTitles()]).toEqual([place, true]);
      // The damaged file was replaced.
      expect(readFileSync(path).equals(damaged)).toBe(false);
    }
  });

  it('is made again when it ends too early', async () => {
    for (const length of [0, 5, 100, kept.length - 1]) {
      writeFileSync(path, kept.subarray(0, length));
      expect([length, await hasReadTitles()]).toEqual([length, true]);
    }
  });

  it('is not used for another database', async () => {
    const other = await openTestDatabase();
    const [title] = await databaseIndex(other.db)
      .find(await readSearch(other.db, { termo_pesquisa: 'hieroglifo' }, TEST_TODAY), 1)
      .then(({ codes }) => codes);
    expect(title).toBeUndefined();
    await other.db.$executeRaw`UPDATE acervo SET titulo = 'Hieróglifo' WHERE cod_acervo = 9`;
    expect(await titlesOf(other.url, 'hieroglifo')).toEqual([9]);
    expect(await titlesOf(other.url, 'cuneiforme')).toEqual([]);
    await other.close();
  });
});
