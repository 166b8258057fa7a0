import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { migrate } from '@catalogue/database/migrate';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';
import { openRoundRobin } from './servers/roundRobin';
import { startServer } from './servers/serverProcesses';
import { Ledger, logins } from './soak/ledger';

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());

/** The migrations of a version after this one, which add to the tables that everybody uses. */
function nextMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(inWorkspace('prisma', 'migrations'), folder, { recursive: true });
  const next = join(folder, '29990101000000_next');
  mkdirSync(next);
  writeFileSync(
    join(next, 'migration.sql'),
    `ALTER TABLE "pessoa" ADD COLUMN "of_the_next_version" TEXT;
     ALTER TABLE "exemplar" ADD COLUMN "of_the_next_version" INTEGER NOT NULL DEFAULT 7;
     ALTER TABLE "acervo" ADD COLUMN "of_the_next_version" TEXT;
     CREATE INDEX "acervo_of_the_next_version" ON "acervo" ("of_the_next_version");
     CREATE TABLE "next_version" ("id" INTEGER PRIMARY KEY)`,
  );
  return folder;
}

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

// A server, a proxy or a loop that is left keeps the tests from ending.
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

it('an upgrade under load fails no call and loses nothing: migration, new server, end of the old one', async () => {
  const database = await createTestDatabase({ today });
  cleanUps.push(() => database.drop());
  const migrations = nextMigrations();
  cleanUps.push(() => rmSync(migrations, { recursive: true }));
  const old = await startServer(database.url, { DRAIN_SECONDS: '1' });
  cleanUps.push(() => old.stop());
  const addresses = [old.address];
  const proxy = await openRoundRobin(addresses);
  cleanUps.push(() => proxy.close());
  const ledger = new Ledger();
  const answers: Record<string, number> = {};
  const reads: { status: number; milliseconds: number }[] = [];
  let isOver = false;
  cleanUps.push(() => (isOver = true));
  const writers = await Promise.all(logins.map((login) => ledger.openWriter(proxy.address, login)));
  const load = [
    ...writers.map(async (change) => {
      while (!isOver) {
        const answer = await change();
        answers[answer] = (answers[answer] ?? 0) + 1;
      }
    }),
    ...[1, 2].map(async (reader) => {
      for (let count = 0; !isOver; count += 1) {
        const began = performance.now();
        // Each another one, so that none is answered from memory.
        const { status } = await fetch(`${proxy.address}/api/consulta/pagina?termo_pesquisa=livro${reader}x${count}`);
        reads.push({ status, milliseconds: performance.now() - began });
      }
    }),
  ];
  const untilMore = async () => {
    const enough = [ledger.length + 20, reads.length + 20] as const;
    while (ledger.length < enough[0] || reads.length < enough[1]) await pause(10);
  };
  await untilMore();

  // Somebody reads titles for a long time: the migration cannot have that table, and must not let the others wait.
  const slow = await openClient(database.url);
  await slow.query('BEGIN; SELECT 1 FROM acervo LIMIT 1');
  const migrator = await openClient(database.url);
  let waits = 0;
  const migrated = migrate(migrator, { folder: migrations, at: new Date(), onWait: () => (waits += 1) });
  while (waits < 2) await pause(10);
  await untilMore();
  await slow.end();
  await migrated;
  await migrator.end();
  await untilMore();

  const next = await startServer(database.url, { MIGRATIONS_DIR: migrations });
  cleanUps.push(() => next.stop());
  addresses.push(next.address);
  await untilMore();
  // As a proxy does that asks /readyz.
  addresses.shift();
  await old.stop();
  await untilMore();
  isOver = true;
  await Promise.all(load);

  expect(Object.keys(answers)).toEqual(['done']);
  expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await ledger.lostIn(database.url)).toBe(0);
  if (process.env['FIGURES'])
    console.log(ledger.length, 'writes', reads.length, 'reads, slowest', Math.max(...reads.map((r) => r.milliseconds)));
});
