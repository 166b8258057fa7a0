import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Measured } from '../bench';
import { Failure } from '@catalogue/command-kit/failure';
import { freePort } from '@catalogue/command-kit/port';
import { openCluster } from '@catalogue/local-postgres/cluster';
import { runOn } from '@catalogue/local-postgres/query';
import { inWorkspace, workspaceRoot } from '@catalogue/command-kit/workspace';
import { median, percentile } from './median';
import { serverProcess } from './serverProcess';
import { startServer, type StartedServer } from './startServer';

// Five calls and the bare route, each with one client and with many: more than a minute, in which no call may fail.
const SECONDS = 6;
const CLIENTS = 8;
const SANDBOXES = 20;

interface Load {
  url: string;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Median and 99th percentile of a call in milliseconds, with this many clients that call without a pause. Measured call by call,
 * since autocannon's own percentiles are whole milliseconds.
 */
async function measureLoad(connections: number, load: Load): Promise<{ ms: number; p99: number }> {
  const times: number[] = [];
  const run = autocannon({ ...load, connections, duration: SECONDS });
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { errors, timeouts, non2xx } = await run;
  if (errors + timeouts + non2xx > 0)
    throw new Failure(`${load.url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} replies without success.`);
  return { ms: median(times), p99: percentile(times, 0.99) };
}

async function withBareRoute<Answer>(work: (url: string) => Promise<Answer>): Promise<Answer> {
  const port = await freePort();
  const child = spawn(process.execPath, [inWorkspace('apps', 'checks', 'bench', 'bareRoute.mjs'), String(port)], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}/`;
  try {
    while (!(await fetch(url).catch(() => undefined))?.ok) await pause(20);
    return await work(url);
  } finally {
    child.kill();
  }
}

/** `dataDir`: the data of its PostgreSQL. */
async function withServer<Answer>(work: (server: StartedServer, dataDir: string) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-calls-'));
  chmodSync(folder, 0o755);
  const server = await startServer(workspaceRoot, { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' });
  try {
    return await work(server, folder);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fetchJson<Body>(url: string, init: RequestInit = {}): Promise<Body> {
  const answer = await fetch(url, {
    ...init,
    headers: { 'content-type': 'application/json', lang: '1', ...init.headers },
  });
  if (!answer.ok) throw new Failure(`${url} was answered ${answer.status}: ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as Body;
}

/** Median milliseconds of a read that is not cached: each comes after a write to what any reply may show. */
async function measureUncached({ url, headers = {} }: Load, address: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    await fetchJson(`${address}/__mock/institution`, { method: 'PUT', body: '{"variant":"plain"}' });
    const from = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    times.push(performance.now() - from);
  }
  return median(times);
}

/** Lets every renewal of the run succeed; otherwise the limit would refuse them. */
async function liftRenewalLimit(dataDir: string): Promise<void> {
  const cluster = await openCluster({ dataDir, log: () => undefined, exclusive: false });
  try {
    await runOn(cluster.url, 'UPDATE emprestimo SET limite_renovacoes = 1000000');
  } finally {
    await cluster.stop();
  }
}

/** The calls of the main job, as a signed-in patron makes them. */
async function loadsOf(address: string): Promise<Record<string, Load>> {
  const { access_token } = await fetchJson<{ access_token: string }>(`${address}/oauth/token`, {
    method: 'POST',
    body: JSON.stringify({
      grant_type: 'password',
      client_id: 'catalogue-patron',
      client_secret: 'catalogue-patron-development',
      username: 'ana',
      password: 'biblioteca',
    }),
  });
  const headers = { lang: '1', authorization: `Bearer ${access_token}` };
  const { titulos } = await fetchJson<{ titulos: { codExemplar: string; codBibliotecaExemplar: string }[] }>(
    `${address}/api/emprestimo/titulos-pendentes?showDetails=1`,
    { headers },
  );
  const [loan] = titulos;
  return {
    // A client that lets the server paginate (ruling E6), and the app, which loads the set and paginates it (ruling C2).
    'A page of 20 results, /v2/consulta': {
      url: `${address}/api/v2/consulta/pesquisa_geral/LIVRE?termo_pesquisa=brasil&page=1&perPage=20`,
      headers,
    },
    'What the app asks for to show a page: up to 1,000 results': {
      url: `${address}/api/consulta?termo_pesquisa=brasil`,
      headers,
    },
    'A title': { url: `${address}/api/acervo/1`, headers },
    'Pending titles': { url: `${address}/api/emprestimo/titulos-pendentes?showDetails=1`, headers },
    'A renewal': {
      url: `${address}/api/emprestimo/renovacao`,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify([{ codExamplar: loan?.codExemplar, codBibliotecaExemplar: loan?.codBibliotecaExemplar }]),
    },
  };
}

/** The note on a read: compared with a bare route of as many bytes, and when it is not cached. */
async function readNote(load: Load, ms: number, bare: string, address: string): Promise<string> {
  const { byteLength } = await (await fetch(load.url, { headers: load.headers ?? {} })).arrayBuffer();
  const sameBytes = await measureLoad(1, { url: `${bare}bytes/${byteLength}` });
  const kilobytes = rounded(byteLength / 1024);
  return `, ${rounded(ms / sameBytes.ms)} x a bare route of its ${kilobytes} KB; not cached ${rounded(await measureUncached(load, address))} ms`;
}

async function calls(): Promise<Measured[]> {
  return withBareRoute((bare) =>
    withServer(async ({ address }, dataDir) => {
      await liftRenewalLimit(dataDir);
      const base = { one: await measureLoad(1, { url: bare }), many: await measureLoad(CLIENTS, { url: bare }) };
      const rows: Measured[] = [
        {
          value: base.one.ms,
          unit: 'ms',
          note: `a bare Fastify route, 1 client; ${rounded(base.many.ms)} ms with ${CLIENTS}`,
        },
      ];
      for (const [name, load] of Object.entries(await loadsOf(address))) {
        const one = await measureLoad(1, load);
        const many = await measureLoad(CLIENTS, load);
        const aside = load.method ? '' : await readNote(load, one.ms, bare, address);
        rows.push({
          value: one.ms / base.one.ms,
          unit: 'x',
          note: `${name}: ${rounded(one.ms)} ms${aside}; ${rounded(many.ms / base.many.ms)} x with ${CLIENTS} clients, p99 ${rounded(many.p99)} ms`,
        });
      }
      return rows;
    }),
  );
}

const rounded = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });

async function sandboxes(): Promise<Measured[]> {
  return withServer(async (server) => {
    const create = () =>
      fetchJson<{ id: string }>(`${server.address}/__mock/sandboxes`, { method: 'POST', body: '{}' });
    // The first of a day makes the database that all others are copied from.
    const began = performance.now();
    await create();
    const first = performance.now() - began;
    const times: number[] = [];
    for (let count = 1; count < SANDBOXES; count += 1) {
      const start = performance.now();
      const { id } = await create();
      times.push(performance.now() - start);
      const headers = { 'x-sandbox': id };
      await fetchJson(`${server.address}/api/consulta?termo_pesquisa=brasil`, { headers });
    }
    return [
      {
        value: median(times) / 1000,
        unit: 's',
        note: `median of ${times.length}; the first of the day ${rounded(first / 1000)} s`,
      },
      {
        value: serverProcess(server).megabytes,
        unit: 'MB',
        note: `the server with ${SANDBOXES} sandboxes in use; goal < 512`,
      },
    ];
  });
}

const benches: Bench[] = [
  { name: 'Calls against a bare route', goal: '<= 3 x, p99 < 50 ms', run: calls },
  { name: 'A new sandbox', goal: '<= 0.3 s', run: sandboxes },
];

export default benches;
