import { importPieceBytes } from '@catalogue/api-contract';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';
import { record } from '@catalogue/marc-import/testing/sampleRecord';
import { createMockClient } from '@catalogue/mock-api/client/mockClient';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startServer, type ServerProcess } from './servers/serverProcesses';

const count = 4000;
// The last one has the number of another.
const file = Buffer.concat([
  ...Array.from({ length: count }, (_, at) =>
    record(
      String(at + 1),
      `Cartografia ${at + 1}`,
      `100 1 $aAutora ${at % 50}`,
      `852  $bSUL$pK${at}a`,
      `852  $bSUL$pK${at}b`,
    ),
  ),
  record('1', 'Outra'),
]);

let database: TestDatabase;
let server: ServerProcess;
const start = async () => {
  // The processes have the real clock.
  server = await startServer(database.url);
};
beforeAll(async () => {
  database = await createTestDatabase({ today: new Intl.DateTimeFormat('en-CA').format(new Date()) });
  await start();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const imports = () => createMockClient(server.address).imports;
const read = async () => (await imports().list())[0] ?? Promise.reject(new Error('There is no import.'));

async function readWhen(isSo: (run: Awaited<ReturnType<typeof read>>) => boolean) {
  for (;;) {
    const run = await read();
    if (isSo(run)) return run;
    await pause(5);
  }
}

/** Kills the server when it is about to write to this table. */
async function killBefore(table: string) {
  const blocker = new Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
  const waiting = `SELECT FROM pg_locks WHERE relation = '${table}'::regclass AND NOT granted`;
  while ((await blocker.query(waiting)).rowCount === 0) await pause(5);
  await server.kill();
  await blocker.end();
}

/** How many titles of the file are in the catalogue, and those that lack something. */
async function stored() {
  const titles = await runOn<{ titulo: string; copies: number; authors: number; isOfRun: boolean }>(
    database.url,
    `SELECT titulo, count(DISTINCT cod_exemplar)::int AS copies,
            (SELECT count(*)::int FROM acervo_autoridade v WHERE v.cod_acervo = a.cod_acervo) AS authors,
            EXISTS (SELECT FROM importacao_acervo i WHERE i.cod_acervo = a.cod_acervo) AS "isOfRun"
       FROM acervo a LEFT JOIN exemplar USING (cod_acervo) WHERE source_key LIKE 'BR-TST %' GROUP BY a.cod_acervo`,
  );
  const incomplete = titles.filter(({ copies, authors, isOfRun }) => copies !== 2 || authors !== 1 || !isOfRun);
  return { titles: titles.length, incomplete };
}

it('a server that is killed in the middle of an import leaves whole titles, says so after its next start, and goes on', async () => {
  const { id } = await imports().begin({ name: 'acervo.mrc', bytes: file.length });
  for (let at = 0; at * importPieceBytes < file.length; at += 1)
    await imports().addPiece(
      id,
      at,
      file.subarray(at * importPieceBytes, (at + 1) * importPieceBytes).toString('base64'),
    );
  for (const table of ['exemplar', 'importacao_acervo', 'importacao_arquivo']) {
    const before = (await readWhen(({ state, records }) => state === 'importing' && records > 0)).records;
    await killBefore(table);
    const atKill = await stored();
    expect(atKill.incomplete).toEqual([]);
    expect(atKill.titles).toBeLessThan(count);
    await start();
    const stopped = await readWhen(({ state }) => state !== 'importing');
    expect(stopped).toMatchObject({ state: 'interrupted', resumable: true, added: atKill.titles });
    // A batch may be stored that is not counted yet; it is read again, and found unchanged.
    expect(stopped.records).toBeGreaterThanOrEqual(before);
    expect(stopped.records).toBeLessThanOrEqual(atKill.titles);
    await imports().resume(id);
  }
  const done = await readWhen(({ state }) => state !== 'importing');
  expect(done).toMatchObject({ state: 'done', records: count + 1, added: count, updated: 0 });
  expect(done.notes).toEqual([expect.objectContaining({ kind: 'same-number', records: 1, first: count + 1 })]);
  expect(await stored()).toEqual({ titles: count, incomplete: [] });
  expect(await runOn(database.url, 'SELECT FROM importacao_pedaco')).toEqual([]);
});

it('an undoing that is killed has undone whole titles, and is begun again', async () => {
  const { id } = await read();
  await imports().undo(id);
  await readWhen(({ added }) => added < count);
  await killBefore('exemplar');
  const atKill = await stored();
  expect(atKill.incomplete).toEqual([]);
  expect(atKill.titles).toBeGreaterThan(0);
  await start();
  expect(await readWhen(({ state }) => state !== 'undoing')).toMatchObject({ state: 'done', added: atKill.titles });
  await imports().undo(id);
  expect(await readWhen(({ state }) => state !== 'undoing')).toMatchObject({ state: 'undone', added: 0 });
  expect(await stored()).toEqual({ titles: 0, incomplete: [] });
});
