import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestApp, type TestApp } from '@catalogue/mock-api/testing/app';
import { run } from './contract-drift';

let api: TestApp;
let printed: string[];
beforeAll(async () => {
  api = await openTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => api.stop());
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

type Change = (body: never) => void;

/** A second server with the same replies as ours, apart from changes to some of them. */
async function copyWith(changes: Record<string, Change>): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const reply = await api.app.inject({
        method: request.method as 'GET',
        url: request.url ?? '',
        headers: { ...(request.headers as Record<string, string>), 'accept-encoding': 'identity' },
        payload: body || undefined,
      });
      const path = (request.url ?? '').split('?')[0] ?? '';
      const change = Object.entries(changes).find(([pattern]) => new RegExp(pattern).test(path))?.[1];
      const json: unknown = JSON.parse(reply.body);
      change?.(json as never);
      response.writeHead(reply.statusCode, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    })();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, server };
}

const drift = async (changes: Record<string, Change>): Promise<number> => {
  const { address, server } = await copyWith(changes);
  process.env['DRIFT_PASSWORD'] = 'biblioteca';
  try {
    return await run([
      '--target',
      address,
      '--client',
      'catalogue-public:catalogue-public-development',
      '--patron-client',
      'catalogue-patron:catalogue-patron-development',
      '--user',
      'ana',
    ]);
  } finally {
    server.close();
  }
};

describe('another server', () => {
  it('that follows the contract shows no difference', async () => {
    expect([await drift({}), printed.filter((line) => /added|removed|retyped/.test(line))]).toEqual([0, []]);
    // Every call that is made has arguments.
    const notCompared =
      printed
        .find((part) => part.includes('Not compared'))
        ?.trim()
        .split('\n  ')
        .slice(1) ?? [];
    expect(notCompared.filter((line) => !line.includes(': not called'))).toEqual([]);
  });

  it('has fields added, removed and of another type reported, in three calls', async () => {
    const changes = {
      [/^\/api\/autoridade\/\d+$/.source]: (body: Record<string, unknown>) => {
        body['novidade'] = 'secret of a person';
      },
      [/\/parametros\/atividade\/\d+$/.source]: (body: Record<string, unknown>) => {
        delete body['existe'];
        body['descricao'] = 7;
      },
      [/^\/api\/rede-pergamum\/acervo\/\d+$/.source]: (body: Record<string, unknown>) => {
        body['titulo'] = 7;
      },
    };
    expect(await drift(changes)).toBe(1);
    const reported = printed.filter((line) => /added|removed|retyped/.test(line));
    // Assumed fields are first.
    expect(reported.filter((line) => /existe|descricao/.test(line))).toEqual([
      '  removed  existe (assumed, boolean)',
      '  retyped  descricao (given): string -> number',
    ]);
    expect([...reported].sort()).toEqual([
      '  added    novidade (string)',
      '  removed  existe (assumed, boolean)',
      '  retyped  descricao (given): string -> number',
      '  retyped  titulo (assumed): string -> number',
    ]);
    expect(printed.join()).not.toContain('secret of a person');
  });

  it('does not count as equal where a list is empty', async () => {
    const emptied = {
      '/api/consulta/ordenacao': (body: Record<string, unknown>) => {
        body['opcoes'] = [];
      },
    };
    await drift(emptied);
    expect(printed.join('\n')).toContain('  getSearchOrders: opcoes[]');
  });

  it('that cannot be reached, or without a valid address, is reported in one clear sentence', async () => {
    await expect(run(['--target', 'server'])).rejects.toThrow('--target is the address of the other server');
    await expect(run(['--target', 'http://127.0.0.1:9/api', '--client', 'a:b'])).rejects.toThrow('cannot be reached');
  });
});
