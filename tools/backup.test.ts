import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure } from '@catalogue/command-kit/failure';
import { openCluster, withDatabase, type Cluster } from '@catalogue/local-postgres/cluster';
import { findInstalledPostgres } from '@catalogue/local-postgres/installed';
import { runOn } from '@catalogue/local-postgres/query';
import { shareServingLock } from '@catalogue/database/servingLock';
import { backUp } from './backup';
import { prepareDatabase } from './demoDatabase';
import { readEnv } from './env';
import { restore, run as runRestore } from './restore';

// With programs and a server of one installation: the PostgreSQL from npm has no pg_dump, and an older one dumps no newer server.
describe('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const file = join(folder, 'catalogue.dump');
  const path = process.env['PATH'];
  let cluster: Cluster;
  let other: string;
  beforeAll(async () => {
    const native = findInstalledPostgres();
    chmodSync(folder, 0o755);
    process.env['PATH'] = [join(native, 'bin'), path].join(delimiter);
    jest.spyOn(console, 'log').mockImplementation();
    cluster = await openCluster({ dataDir: join(folder, 'data'), native, durable: false, log: () => undefined });
    await prepareDatabase(cluster.url, readEnv({}));
    other = withDatabase(cluster.adminUrl, 'restored');
    await runOn(cluster.adminUrl, 'CREATE DATABASE restored');
    await backUp(cluster.url, file);
  });
  afterAll(async () => {
    await (cluster as Cluster | undefined)?.stop();
    process.env['PATH'] = path;
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  const contents = (url: string) =>
    runOn(
      url,
      `SELECT (SELECT count(*)::int FROM acervo) AS titles, (SELECT count(*)::int FROM emprestimo) AS loans,
              (SELECT md5(string_agg(value, '' ORDER BY name)) FROM segredo_servidor) AS keys,
              obj_description('_prisma_migrations'::regclass, 'pg_class') AS mark`,
    );

  it('is for this user alone, and brings all back, so that nothing is migrated or seeded again', async () => {
    expect(statSync(file).mode & 0o077).toBe(0);
    await restore(other, file, false);
    expect(await contents(other)).toEqual(await contents(cluster.url));
    await prepareDatabase(other, readEnv({}));
    expect(await contents(other)).toEqual(await contents(cluster.url));
  });

  it('replaces data only with its option', async () => {
    await runOn(other, 'DELETE FROM debito');
    await expect(restore(other, file, false)).rejects.toThrow('--replace');
    expect(await runOn(other, 'SELECT 1 FROM debito')).toEqual([]);
    await restore(other, file, true);
    expect(await runOn(other, 'SELECT 1 FROM debito LIMIT 1')).toHaveLength(1);
  });

  it.each([
    ['is cut', (broken: string) => truncateSync(broken, Math.floor(statSync(broken).size / 2))],
    ['is none', (broken: string) => writeFileSync(broken, 'no dump')],
  ])('that %s changes nothing', async (_, spoil) => {
    const broken = join(folder, 'broken.dump');
    await backUp(cluster.url, broken);
    spoil(broken);
    const before = await contents(other);
    await expect(restore(other, broken, true)).rejects.toThrow('pg_restore failed');
    expect(await contents(other)).toEqual(before);
  });

  it('onto a full disk says which folder is full, and leaves nothing', async () => {
    const full = join(folder, 'full');
    const partial = join(folder, 'full.partial');
    symlinkSync('/dev/full', partial);
    await expect(backUp(cluster.url, full)).rejects.toThrow(
      new Failure(
        `The folder ${folder} is full, and nothing of the backup was kept: free some space, or name a file in another folder.`,
      ),
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([]);
    const nowhere = join(folder, 'no-folder', 'file');
    await expect(backUp(cluster.url, nowhere)).rejects.toThrow(
      new Failure(`${nowhere} cannot be written (ENOENT), and nothing of the backup was kept.`),
    );
    const withPrograms = process.env['PATH'];
    process.env['PATH'] = folder;
    const failed = backUp(cluster.url, full);
    process.env['PATH'] = withPrograms;
    await expect(failed).rejects.toThrow('pg_dump is not installed');
  });

  it('is looked at before a restore waits for servers', async () => {
    const release = await shareServingLock(cluster.url, () => undefined);
    const restored = async (name: string, write: (path: string) => Promise<unknown>) => {
      const path = join(folder, name);
      await write(path);
      return runRestore([path, '--replace']).then(
        () => 'restored',
        ({ message }: Error) => message.replace(path, name),
      );
    };
    const env = jest.replaceProperty(process, 'env', { ...process.env, DATABASE_URL: cluster.url });
    try {
      expect(await restored('missing.dump', async () => undefined)).toBe('There is no file missing.dump.');
      expect(await restored('text.dump', async (path) => writeFileSync(path, 'no dump'))).toMatch(
        /^text\.dump is no backup that can be read: pg_restore failed: .*archive/,
      );
      expect(await restored('other.dump', (path) => backUp(cluster.adminUrl, path))).toBe(
        'other.dump is a backup of something else: it lacks the tables acervo, _prisma_migrations. Nothing was changed.',
      );
    } finally {
      env.restore();
      await release();
    }
  });

  it('that the database refuses is explained by the database, and changes nothing', async () => {
    await runOn(other, "CREATE ROLE clerk LOGIN PASSWORD 'stamp'");
    await runOn(other, 'ALTER SCHEMA public OWNER TO clerk');
    const before = await contents(other);
    const ofClerk = new URL(other);
    [ofClerk.username, ofClerk.password] = ['clerk', 'stamp'];
    await expect(restore(ofClerk.href, file, true)).rejects.toThrow(
      /^psql failed: .*(permission denied|must be owner)/,
    );
    expect(await contents(other)).toEqual(before);
  });

  it('spares the tables of another application', async () => {
    await runOn(other, 'CREATE TABLE folha_de_pagamento (valor int)');
    await expect(restore(other, file, true)).rejects.toThrow('not part of the catalogue');
    await runOn(other, 'DROP TABLE folha_de_pagamento');
  });
});
