import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openTestApp, type TestApp } from '@catalogue/mock-api/testing/app';
import { demoPassword } from '@catalogue/database/demoPassword';
import type { FastifyInstance } from 'fastify';
import { buildProxy } from './proxy/buildProxy';
import { HarFile, type HarEntry } from './proxy/HarFile';
import { Recorder, type PassedCall } from './proxy/Recorder';

let api: TestApp;
let target: string;
let folder: string;
let proxy: FastifyInstance;
let recorder: Recorder;
let har: HarFile;
let printed: string[];
let recording: Promise<void>[];

beforeAll(async () => {
  api = await openTestApp({ env: { LOG_LEVEL: 'silent' } });
  target = await api.app.listen({ port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'proxy-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.stop();
});
beforeEach(() => open(target));
afterEach(async () => {
  await proxy.close();
  await har.close().catch(() => undefined);
});

async function open(server: string): Promise<void> {
  printed = [];
  recording = [];
  const print = (line: string) => void printed.push(line);
  har = await HarFile.create(join(folder, 'calls.har'));
  recorder = new Recorder({ target: server, har, print });
  const record = (call: PassedCall): Promise<void> => {
    const done = recorder.record(call);
    recording.push(done);
    return done;
  };
  proxy = await buildProxy({ target: server, record, print });
}

const patron = { client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development' };
const tokenOf = async (username: string): Promise<string> => {
  const reply = await proxy.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', ...patron, username, password: demoPassword }).toString(),
  });
  return (reply.json() as { access_token: string }).access_token;
};

async function entries(): Promise<HarEntry[]> {
  await Promise.all(recording);
  const { log } = JSON.parse(readFileSync(join(folder, 'calls.har'), 'utf8')) as { log: { entries: HarEntry[] } };
  return log.entries;
}

/** A server that gives the same reply to every call. */
async function withServer(reply: Buffer | string, headers: Record<string, string>, test: () => Promise<void>) {
  const server: Server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(reply);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await proxy.close();
  await har.close();
  await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    await test();
  } finally {
    server.close();
  }
}

describe('the proxy in front of a server of the contract', () => {
  it('hands calls and replies on unchanged, and finds no difference', async () => {
    const url = '/api/consulta?termo_pesquisa=brasil';
    const direct = await api.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    const reply = await proxy.inject({ url });
    expect([reply.statusCode, reply.json()]).toEqual([200, direct.json()]);
    const authorization = `Bearer ${await tokenOf('ana')}`;
    for (const path of ['/api/pessoas', '/api/emprestimo/titulos-pendentes?showDetails=1', '/api/solicitacoes'])
      expect((await proxy.inject({ url: path, headers: { authorization } })).statusCode).toBeLessThan(500);
    await Promise.all(recording);
    expect(printed.filter((line) => !line.includes('/api/solicitacoes:'))).toEqual([]);
    expect(recorder.summary()).toEqual(expect.arrayContaining(['  searchTitles: 200 × 1: as in the contract']));
  });

  it('writes no personal data into the HAR', async () => {
    const authorization = `Bearer ${await tokenOf('ana')}`;
    const urls = ['/api/pessoas', '/api/pessoas/meu-pergamum/dados-pessoais', '/api/pessoas/ana/nome', '/api/reserva'];
    const replies = [];
    for (const url of urls) replies.push((await proxy.inject({ url, headers: { authorization } })).body);
    const recorded = JSON.stringify(await entries());
    const person = JSON.parse(replies[1] ?? '') as Record<string, unknown>;
    const values = ['nome_pessoa', 'email', 'cpf', 'telefone', 'rua', 'data_nascimento']
      .map((name) => person[name])
      .filter((value): value is string => typeof value === 'string' && value.length > 3);
    expect(values.length).toBeGreaterThan(2);
    for (const value of [...values, authorization, patron.client_secret, String.raw`:\"ana\"`, '/ana/'])
      expect(recorded).not.toContain(value);
    expect(recorded).toContain(String.raw`\"password\":\"masked\"`);
    expect(statSync(join(folder, 'calls.har')).mode & 0o077).toBe(0);
  });

  it('keeps what everybody may read, and the codes of a patron recognizable', async () => {
    const authorization = `Bearer ${await tokenOf('ana')}`;
    const url = '/api/emprestimo/titulos-pendentes';
    const { titulos } = (await proxy.inject({ url, headers: { authorization } })).json() as {
      titulos: { descricao: string; codExemplar: string }[];
    };
    await proxy.inject({ url, headers: { authorization } });
    const loans = (await entries())
      .filter((entry) => entry.request.url.endsWith(url))
      .map((entry) => JSON.parse(entry.response.content.text ?? '') as { titulos: typeof titulos });
    expect(loans[0]?.titulos.map(({ descricao }) => descricao)).toEqual(titulos.map(({ descricao }) => descricao));
    expect(loans[0]).toEqual(loans[1]);
    expect(loans[0]?.titulos[0]?.codExemplar).not.toBe(titulos[0]?.codExemplar);
  });

  it('is for this machine only, and for the calls of the contract', async () => {
    const url = '/api/consulta?termo_pesquisa=brasil';
    expect((await proxy.inject({ url, headers: { host: 'library.example.org' } })).statusCode).toBe(421);
    expect((await proxy.inject('/__mock/clock')).statusCode).toBe(404);
    expect((await proxy.inject('/api/../__mock/clock')).statusCode).toBe(404);
    expect(await entries()).toEqual([]);
  });
});

describe('the proxy in front of a server that differs', () => {
  it('prints each difference once, without values', async () => {
    await withServer(JSON.stringify({ existe: 'talvez', novidade: 'Ana Prado' }), {}, async () => {
      for (let times = 0; times < 2; times += 1) await proxy.inject('/parametros/atividade/58?agora=12345678909');
      await Promise.all(recording);
      expect(printed).toContain(
        'GET /parametros/atividade/{id} (getActivity): request: query.agora is not in the contract',
      );
      expect(printed.filter((line) => line.includes('existe'))).toHaveLength(1);
      expect(printed.filter((line) => line.includes('added    novidade (string)'))).toHaveLength(1);
      expect(printed.join()).not.toMatch(/Ana Prado|talvez|12345678909/);
      expect(recorder.summary().join('\n')).toMatch(/getActivity: 200 × 2: \d differences/);
    });
  });

  it('compares a compressed reply', async () => {
    const body = brotliCompressSync(JSON.stringify({ existe: 7 }));
    await withServer(body, { 'content-encoding': 'br' }, async () => {
      const reply = await proxy.inject('/parametros/atividade/58');
      expect(reply.rawPayload).toEqual(body);
      await Promise.all(recording);
      expect(printed.join('\n')).toContain('existe');
    });
  });

  it('hands on a reply that is too large to compare, and says so', async () => {
    const body = JSON.stringify({ dados: 'x'.repeat(3 * 1024 * 1024) });
    await withServer(body, {}, async () => {
      const reply = await proxy.inject('/parametros/atividade/58');
      expect(reply.body.length).toBe(body.length);
      const [entry] = await entries();
      expect(entry?.response.content).toEqual(expect.objectContaining({ size: body.length, comment: 'Not recorded.' }));
      expect(recorder.summary().join()).toContain('1 too large to compare');
    });
  });

  it('records of a call outside the contract only that it was made', async () => {
    await withServer(JSON.stringify({ nome: 'Ana Prado' }), {}, async () => {
      await proxy.inject('/api/pessoas-novas/Ana%20Prado/52998224725?cpf=52998224725');
      const recorded = await entries();
      expect(JSON.stringify(recorded)).not.toMatch(/Ana|52998224725/);
      expect(printed).toEqual(['GET /api/pessoas-novas/{}/{}: is not in the contract']);
    });
  });

  it('tells a login from a word of an address, also in a call that is only near one of the contract', async () => {
    await withServer('{}', {}, async () => {
      await proxy.inject({ method: 'POST', url: '/api/pessoas/anaprado/nome' });
      await Promise.all(recording);
      expect(printed).toEqual(['POST /api/pessoas/{}/nome: is not in the contract']);
      expect(JSON.stringify(await entries())).not.toContain('anaprado');
    });
  });

  it('records no value that stands in the place of a name', async () => {
    await withServer(JSON.stringify({ '529.982.247-25': { situacao: 'aberta' } }), {}, async () => {
      await proxy.inject('/parametros/atividade/58?ana.prado%40ufvi.example.org=1');
      const recorded = JSON.stringify(await entries());
      expect(recorded).toContain('aberta');
      expect(recorded).not.toMatch(/529|prado/);
    });
  });

  it('is in a file of its owner alone, also where another was there before', async () => {
    await har.close();
    const file = join(folder, 'open.har');
    writeFileSync(file, '', { mode: 0o644 });
    har = await HarFile.create(file);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('answers 502 when the server is away', async () => {
    await proxy.close();
    await har.close();
    await open('http://127.0.0.1:9');
    expect((await proxy.inject('/parametros/atividade/58')).statusCode).toBe(502);
  });
});
