import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@catalogue/command-kit/port';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';

jest.setTimeout(120_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bundle = inWorkspace('dist', 'commands', 'mock.cjs');
const stamp = inWorkspace('dist', 'commands', 'mock.json');

/** Runs the command until it serves, and ends it after the work. */
async function withMock(env: Record<string, string>, work: (address: string) => Promise<void>): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, [inWorkspace('tools', 'cli.mjs'), 'mock'], {
    env: { ...process.env, DATABASE_URL: database.url, HOST: '', PORT: String(port), LOG_LEVEL: 'error', ...env },
  });
  const ended = once(child, 'exit');
  let output = '';
  const serves = new Promise<true>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('API documentation')) resolve(true);
      });
  });
  if ((await Promise.race([serves, ended])) === true) {
    await work(`http://127.0.0.1:${port}`);
    child.kill('SIGTERM');
  }
  expect([...(await ended), output]).toEqual([expect.anything(), null, expect.any(String)]);
  return output;
}

test('the mock serves the API and the control room without a page, and is bundled again only when it changed', async () => {
  await withMock({}, async (address) => {
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/__mock/personas`)).status).toBe(200);
    expect((await fetch(`${address}/api/consulta?termo_pesquisa=brasil`, { headers: { lang: '1' } })).status).toBe(200);
    expect((await fetch(`${address}/`)).status).toBe(404);
  });
  const made = statSync(bundle).mtimeMs;
  const again = async () => {
    await withMock({}, async () => undefined);
    return statSync(bundle).mtimeMs;
  };
  expect(await again()).toBe(made);
  const states = JSON.parse(readFileSync(stamp, 'utf8')) as Record<string, string>;
  expect(states).toHaveProperty(['tools/mock.ts']);
  expect(states).toHaveProperty(['libs/api-contract/src/loans.ts']);
  writeFileSync(stamp, JSON.stringify({ ...states, 'tools/mock.ts': 'other' }));
  expect(await again()).toBeGreaterThan(made);
});

test('several processes are refused in one sentence', async () => {
  const output = await withMock({ PROCESSES: '2' }, async () => undefined);
  expect(output.trim()).toBe('The mock runs in one process: leave PROCESSES out, or use npm start.');
});

test('a busy port is refused in one sentence, which names the command', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const output = await withMock({ PORT: String(port) }, async () => undefined);
  other.close();
  expect(output.trim()).toBe(
    `Port ${port} is in use by another program: stop it, or choose another port, as in "PORT=${port + 1} npm run mock".`,
  );
});

test('a new database has what sandboxes are copied from when the mock answers, an older one soon after', async () => {
  const isThere = async (name: string) =>
    (await runOn(database.url, `SELECT 1 FROM pg_database WHERE starts_with(datname, '${name}_fresh_')`)).length === 1;
  const own = new URL(database.url).pathname.slice(1);
  await withMock({}, async () => {
    while (!(await isThere(own))) await pause(50);
  });
  const name = `${own}_new`;
  await runOn(database.url, `CREATE DATABASE "${name}"`);
  const url = Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  let wasThere = false;
  await withMock({ DATABASE_URL: url }, async () => {
    wasThere = await isThere(name);
  });
  expect(wasThere).toBe(true);
  const made = await runOn<{ datname: string }>(
    database.url,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${own}_')`,
  );
  for (const { datname } of made) await runOn(database.url, `DROP DATABASE "${datname}"`);
});
