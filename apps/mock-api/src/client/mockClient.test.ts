import { control, type Endpoint } from '@catalogue/api-contract';
import type { AddressInfo } from 'node:net';
import type * as z from 'zod/mini';
import { appForFile } from '../testing/app';
import { startMock } from './startMock';
import { ControlRefused } from './controlRefused';
import { createMockClient, type MockClient, type Sandbox } from './mockClient';

const server = appForFile();
let mock: MockClient;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  mock = createMockClient(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/`);
});

/** Whether two types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Reply<Call extends { reply: z.ZodMiniType }> = z.output<Call['reply']>;
type Given<Work extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Work>>;

it('has the types of the contract', () => {
  type AreSame = [
    Same<Given<MockClient['personas']>, Reply<typeof control.listPersonas>>,
    Same<Given<MockClient['stories']>, Reply<typeof control.listStories>>,
    Same<Given<MockClient['states']>, Reply<typeof control.listStates>>,
    Same<Given<MockClient['clock']['read']>, Reply<typeof control.getClock>>,
    Same<Given<MockClient['faults']['list']>, Reply<typeof control.listFaults>>,
    Same<Given<MockClient['faults']['known']>, Reply<typeof control.listKnownFaults>>,
    Same<Given<MockClient['outbox']['mails']>, Reply<typeof control.listMails>>,
    Same<Given<MockClient['log']['calls']>, Reply<typeof control.listCalls>>,
    Same<Given<MockClient['snapshots']['toFile']>, Reply<typeof control.getSnapshotFile>>,
    Same<Given<MockClient['institution']['read']>, Reply<typeof control.getSetting>>,
    Same<Given<MockClient['library']['read']>, Reply<typeof control.getLibraryData>>,
    Same<Given<MockClient['library']['set']>, Reply<typeof control.setLibraryData>>,
    Same<Given<MockClient['imports']['list']>, Reply<typeof control.listImports>>,
    Same<Given<MockClient['imports']['undo']>, Reply<typeof control.undoImport>>,
    Same<Given<MockClient['tables']['store']>, Reply<typeof control.storeTables>>,
    Same<Given<MockClient['tables']['example']>, Reply<typeof control.getExampleTables>>,
    Same<Given<MockClient['comments']['waiting']>, Reply<typeof control.listWaitingComments>>,
    Same<Given<MockClient['loanRequests']['move']>, Reply<typeof control.moveLoanRequest>>,
    Same<Given<MockClient['requests']['open']>, Reply<typeof control.listOpenRequests>>,
    Same<Given<MockClient['requests']['move']>, Reply<typeof control.moveRequest>>,
    Same<Given<MockClient['debts']['pay']>, Reply<typeof control.payDebt>>,
    Same<Given<MockClient['slips']['pay']>, Reply<typeof control.paySlip>>,
    Same<Given<MockClient['copies']['lend']>, Reply<typeof control.lendCopy>>,
    Same<Given<MockClient['serials']['receive']>, Reply<typeof control.receiveIssue>>,
    Same<Given<MockClient['copies']['take']>, Reply<typeof control.returnCopy>>,
  ];
  const allAreSame: false extends AreSame[number] ? false : true = true;
  expect(allAreSame).toBe(true);
});

it('reaches every call of the control room', async () => {
  const asked = new Set<string>();
  const fetch = async (address: string, { method }: RequestInit) => {
    asked.add(`${method} ${decodeURIComponent(address)}`);
    return Response.json([{ id: 'one' }]);
  };
  const har = { log: { entries: [{ request: { method: 'GET', url: '/api/reserva' }, response: { status: 204 } }] } };
  const all = createMockClient('', { fetch });
  const isWork = (value: unknown): value is (...args: unknown[]) => Promise<unknown> => typeof value === 'function';
  const callAll = async (room: object): Promise<void> => {
    for (const [name, value] of Object.entries(room))
      if (isWork(value) && name !== 'openSandbox') await value({ kind: '{kind}', id: '{comment}', ...har }, '{piece}');
      else if (typeof value === 'object' && value !== null) await callAll(value);
  };
  await callAll(all.openSandbox('{sandbox}'));
  await callAll(all);
  const missing = Object.values<Endpoint>(control)
    .map(({ method, path }) => `${method} ${path}`)
    .filter(
      (call) => !asked.has(call.replace(/\{(snapshot|slip|copy|debt|title|request|import)\}/, '[object Object]')),
    );
  // The open sandboxes are listed for the panel of the web app; who tests keeps the ids of its own.
  expect(missing).toEqual(['GET /__mock/sandboxes']);
});

it('keeps the signs of a barcode within its part of the path', async () => {
  const asked: string[] = [];
  const fetch = async (address: string) => (asked.push(address), Response.json({}));
  await createMockClient('', { fetch }).copies.take('T 12/3#?');
  expect(asked).toEqual(['/__mock/copies/T%2012%2F3%23%3F/return']);
});

it('starts a mock with the settings that are given, and none of the shell', async () => {
  const program = [
    '-e',
    `const { DATABASE_URL = '', SMTP_URL = '', CORS_ORIGINS, CONTROL_KEY } = process.env;
     process.send({ address: 'http://mock.example/' + [DATABASE_URL, SMTP_URL, CORS_ORIGINS, CONTROL_KEY] });
     setInterval(() => {}, 1000)`,
  ];
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
  const ofTheApp = {
    DATABASE_URL: 'postgresql://localhost/app',
    SMTP_URL: 'smtp://localhost',
    CONTROL_KEY: 'of the app',
  };
  const env = jest.replaceProperty(process, 'env', { ...process.env, ...ofTheApp });
  try {
    const started = await startMock({ program, origins: ['http://app'], env: { CONTROL_KEY: 'a-key' } });
    expect(started.url).toBe('http://mock.example/,,http://app,a-key');
    await started.personas();
    expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-control-key': 'a-key' });
    await started.stop();
  } finally {
    env.restore();
    asked.mockRestore();
  }
});

it('starts no mock with an option that it does not know', async () => {
  const misspelt = { dataDirectory: '/tmp/data', port: 0 };
  await expect(startMock({ ...misspelt, program: ['-e', 'process.exit(3)'] })).rejects.toThrow(
    'startMock takes no dataDirectory, but port, dataDir, origins, env, program.',
  );
});

describe('a sandbox', () => {
  let library: Sandbox;
  beforeEach(async () => {
    library = await mock.sandbox();
  });
  afterEach(() => library.close());
  const status = async (path: string) =>
    (await fetch(library.url + path, { headers: { lang: '1', ...library.headers } })).status;

  it('has a clock, faults and a log of its own', async () => {
    const before = await library.clock.read();
    const { events } = await library.clock.advance('P3D');
    expect(events.length).toBeGreaterThan(0);
    expect(Date.parse((await library.clock.read()).today) - Date.parse(before.today)).toBe(3 * 24 * 60 * 60 * 1000);
    expect((await mock.clock.read()).today).toBe(before.today);
    const { now, stopped } = await library.clock.stop();
    expect([stopped, await library.clock.read()]).toMatchObject([true, { now, stopped: true }]);
    expect((await library.clock.start()).stopped).toBe(false);

    await library.faults.set({ name: 'unexpected-500', endpoint: 'getTitle', times: 1 });
    expect([await status('/api/acervo/5'), await status('/api/acervo/5')]).toEqual([500, 200]);
    expect((await library.log.calls()).map((call) => [call.call, call.status])).toEqual([
      ['getTitle', 500],
      ['getTitle', 200],
    ]);
    expect(await mock.log.calls()).toEqual([]);
  });

  it('gives the replies of a recording in place of its own, in order', async () => {
    const entry = (path: string, reply: unknown, status = 200) => ({
      request: { method: 'GET', url: `https://library.example.org/path${path}` },
      response: { status, content: { text: JSON.stringify(reply) } },
    });
    const har = {
      log: {
        entries: [
          entry('/api/acervo/5?b=2&a=1', { campos: ['first'] }),
          entry('/api/acervo/5?a=1&b=2', { campos: ['second'] }),
          entry('/api/acervo/6', { message: 'Acervo não encontrado.' }, 404),
          entry('/oauth/token', { access_token: 'masked' }),
        ],
      },
    };
    const replayed = await mock.sandbox({ har });
    const read = async (path: string) => {
      const reply = await fetch(replayed.url + path, { headers: { lang: '1', ...replayed.headers } });
      return [reply.status, await reply.json()];
    };
    const [first, second] = [
      [200, { campos: ['first'] }],
      [200, { campos: ['second'] }],
    ];
    expect(await read('/api/acervo/5?a=1&b=2')).toEqual(first);
    expect(await read('/api/acervo/5?b=2&a=1')).toEqual(second);
    expect(await read('/api/acervo/5?b=2&a=1')).toEqual(second);
    expect((await read('/api/acervo/6'))[0]).toBe(404);
    // What is not recorded is the sandbox's own, and so are other sandboxes.
    expect((await read('/api/acervo/7'))[0]).toBe(200);
    expect(await status('/api/acervo/6')).toBe(200);
    await replayed.reset();
    expect((await read('/api/acervo/6'))[0]).toBe(200);
    await replayed.close();
  });

  it('refuses a recording that is larger than it can keep', async () => {
    const text = JSON.stringify('x'.repeat(600_000));
    const entry = { request: { method: 'GET', url: '/api/acervo/5' }, response: { status: 200, content: { text } } };
    await expect(
      library.recording.replay({ log: { entries: Array(40).fill(entry) as (typeof entry)[] } }),
    ).rejects.toThrow('A gravação é grande demais.');
  });

  it('can be saved, and begun again from there', async () => {
    await library.clock.advance('P3D');
    await library.snapshots.save('three-days');
    const copy = await mock.sandbox({ from: 'three-days' });
    expect((await copy.clock.read()).today).toBe((await library.clock.read()).today);
    await copy.close();
    await mock.snapshots.drop('three-days');
  });

  it('can be kept as a file, and opened in another one', async () => {
    await library.clock.advance('P3D');
    const file = await library.snapshots.toFile();
    const other = await mock.sandbox();
    await other.snapshots.openFile(file);
    expect((await other.clock.read()).today).toBe((await library.clock.read()).today);
    await other.close();
  });

  it('refuses with the sentence of the server', async () => {
    const refused: unknown = await library.clock.set('2001-01-01').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ControlRefused);
    expect(refused).toMatchObject({
      name: 'ControlRefused',
      message: 'PUT /__mock/clock was refused with 422: O relógio só anda para a frente.',
      status: 422,
      reply: { message: 'O relógio só anda para a frente.' },
    });
  });

  it('says of each field what is wrong with it', async () => {
    const refused: unknown = await library.clock.advance('three days').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      message:
        'PUT /__mock/clock was refused with 422: Dados inválidos: advance. (advance: deve ser uma duração ISO 8601, como P3D ou PT2H)',
      reply: {
        message: 'Dados inválidos: advance.',
        errors: { advance: ['deve ser uma duração ISO 8601, como P3D ou PT2H'] },
      },
    });
  });
});

it('refuses with the text of what is no control room', async () => {
  const page = `<!doctype html>\n<title>Bad gateway</title>\n${'<p>x</p>'.repeat(100)}`;
  const fetch = async () => new Response(page, { status: 502 });
  const refused: unknown = await createMockClient('', { fetch })
    .reset()
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 502, reply: page });
  expect((refused as ControlRefused).message).toMatch(
    /^POST \/__mock\/reset was refused with 502: <!doctype html> <title>Bad gateway<\/title> .{1,200}…$/,
  );
});
