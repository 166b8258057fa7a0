import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@catalogue/command-kit/failure';
import { wholePact } from '@catalogue/contract-tests/consumer/committedPact';
import { run } from './contract-broker';
import { Checkout } from './contract-broker/Checkout';

const key = 'a-secret-token';

/** A broker that keeps what it is told, as the HTTP API of the Pact Broker describes it. */
class BrokerServer {
  readonly pacts = new Map<string, { content: string; branch?: string }>();
  readonly verifications: { providerApplicationVersion: string; success: boolean }[] = [];
  readonly branches: string[] = [];
  readonly deployed: string[] = [];
  /** The address that it knows itself by; its own unless a test changes it. */
  publicAddress = '';
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body)),
    );
  });

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await new Promise((resolve) => this.#server.once('listening', resolve));
    this.publicAddress = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/pacts-of-the-team`;
    return this.publicAddress;
  }

  stop(): void {
    this.#server.close();
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (request.headers.authorization !== `Bearer ${key}`) return { status: 401, body: { error: 'Who are you?' } };
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = (text ? JSON.parse(text) : {}) as never;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://broker');
    const path = pathname.replace('/pacts-of-the-team', '');
    const link = (name: string) => ({ href: `${this.publicAddress}${name}` });
    const [, app, version] = /^\/pacticipants\/([\w-]+)\/versions\/(\w+)$/.exec(path) ?? [];
    const route = `${request.method} ${path}`;
    if (route === 'POST /contracts/publish') return this.#published(body, link);
    if (route.startsWith('GET /pact-of/'))
      return { status: 200, body: { _links: { 'pb:publish-verification-results': link('/results') } } };
    if (route === 'POST /results') {
      this.verifications.push(body);
      return { status: 201, body: {} };
    }
    if (route.startsWith('PUT /pacticipants/catalogue-api/branches/')) {
      this.branches.push(path);
      return { status: 201, body: {} };
    }
    if (route === 'GET /can-i-deploy') {
      const deployable = this.verifications.some(
        (result) => result.success && result.providerApplicationVersion === searchParams.get('version'),
      );
      const reason = deployable ? 'All required verification results are there' : 'There is no verified pact';
      return { status: 200, body: { summary: { deployable, reason } } };
    }
    if (request.method === 'GET' && app) {
      const production = { name: 'production', ...link(`/deploy/${app}/${version}`) };
      return { status: 200, body: { _links: { 'pb:record-deployment': [production] } } };
    }
    if (route.startsWith('POST /deploy/')) {
      this.deployed.push(path.replace('/deploy/', ''));
      return { status: 201, body: {} };
    }
    return { status: 404, body: { error: `${route} is unknown` } };
  }

  #published(
    body: { pacticipantVersionNumber: string; branch?: string; contracts: { content: string }[] },
    link: (name: string) => object,
  ) {
    const content = Buffer.from(body.contracts[0]?.content ?? '', 'base64').toString();
    this.pacts.set(body.pacticipantVersionNumber, { content, ...(body.branch && { branch: body.branch }) });
    return { status: 200, body: { _links: { 'pb:contracts': [link(`/pact-of/${body.pacticipantVersionNumber}`)] } } };
  }
}

let broker: BrokerServer;
let folder: string;
let printed: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** A commit of its own, whose pact tests have that result. */
class SmallCheckout extends Checkout {
  constructor(
    private readonly isFulfilled = true,
    env: NodeJS.ProcessEnv = {},
  ) {
    super(folder, env);
  }

  override fulfilsPacts = () => Promise.resolve(this.isFulfilled);
}

beforeEach(async () => {
  broker = new BrokerServer();
  process.env['PACT_BROKER_BASE_URL'] = await broker.start();
  process.env['PACT_BROKER_TOKEN'] = key;
  folder = mkdtempSync(join(tmpdir(), 'broker-'));
  git('init', '--quiet', '--initial-branch=shelves');
  writeFileSync(join(folder, 'a.txt'), 'one');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'test: one');
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((line: string) => void (printed += `${line}\n`));
});
afterEach(() => {
  broker.stop();
  rmSync(folder, { recursive: true });
  delete process.env['PACT_BROKER_BASE_URL'];
  delete process.env['PACT_BROKER_TOKEN'];
});

test('publishes every interaction as one pact of the commit, and that its server fulfils it', async () => {
  expect(await run(['publish'], new SmallCheckout())).toBe(0);
  const commit = git('rev-parse', 'HEAD');
  const { content, branch } = broker.pacts.get(commit) ?? {};
  expect(JSON.parse(content ?? '')).toEqual(wholePact());
  expect(branch).toBe('shelves');
  expect(broker.verifications).toEqual([{ success: true, providerApplicationVersion: commit }]);
  expect(broker.branches).toEqual([`/pacticipants/catalogue-api/branches/shelves/versions/${commit}`]);
});

test('publishes that a server does not fulfil its pact, and ends with 1', async () => {
  expect(await run(['publish'], new SmallCheckout(false))).toBe(1);
  expect(broker.verifications).toMatchObject([{ success: false }]);
});

test('names the branch and the run of a workflow, whose checkout is of a commit', async () => {
  git('checkout', '--quiet', '--detach');
  const env = {
    GITHUB_REF_NAME: 'main',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'team/catalogue',
    GITHUB_RUN_ID: '7',
  };
  expect(new SmallCheckout(true, env).versionOf('catalogue-api')).toMatchObject({
    branch: 'main',
    buildUrl: 'https://github.com/team/catalogue/actions/runs/7',
  });
  await run(['publish'], new SmallCheckout());
  expect(broker.branches).toEqual([]);
});

test('a version may be deployed once its pact is verified, and its deployment is recorded', async () => {
  const question = ['can-i-deploy', '--app', 'catalogue-api', '--to', 'production'];
  expect(await run(question, new SmallCheckout())).toBe(1);
  expect(printed).toContain('must not be deployed to production: There is no verified pact');
  await run(['publish'], new SmallCheckout());
  expect(await run(question, new SmallCheckout())).toBe(0);
  expect(await run(['deployed', '--app', 'catalogue-api', '--to', 'production'], new SmallCheckout())).toBe(0);
  expect(broker.deployed).toEqual([`catalogue-api/${git('rev-parse', 'HEAD')}`]);
});

describe('refuses', () => {
  const failure = async (args: string[]) => {
    const refused: unknown = await run(args, new SmallCheckout()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Failure);
    return (refused as Failure).message;
  };

  test.each([
    [[]],
    [['publish', 'more']],
    [['publish', '--to', 'production']],
    [['deployed', '--app', 'catalogue-api']],
    [['can-i-deploy', '--app', 'another', '--to', 'production']],
  ])('%j with the usage', async (args) => {
    expect(await failure(args)).toContain('npm run contract:broker -- publish');
  });

  test('changes that are not committed', async () => {
    writeFileSync(join(folder, 'a.txt'), 'two');
    expect(await failure(['publish'])).toContain('Commit your changes first');
    expect(broker.pacts.size).toBe(0);
  });

  test('a broker that is not configured, cannot be reached, or refuses the credentials', async () => {
    process.env['PACT_BROKER_TOKEN'] = 'another';
    expect(await failure(['publish'])).toContain('refused with 401: {"error":"Who are you?"}');
    broker.stop();
    process.env['PACT_BROKER_BASE_URL'] = 'http://127.0.0.1:1';
    expect(await failure(['publish'])).toContain('cannot be reached');
    delete process.env['PACT_BROKER_BASE_URL'];
    expect(await failure(['publish'])).toContain('Set PACT_BROKER_BASE_URL');
  });

  test('an environment that the broker does not know', async () => {
    expect(await failure(['deployed', '--app', 'catalogue-web', '--to', 'moon'])).toBe(
      'The broker knows no environment "moon"; it knows: production.',
    );
  });

  test('to send the token to another host that a reply names', async () => {
    broker.publicAddress = 'http://127.0.0.2:9';
    expect(await failure(['publish'])).toContain('another host, http://127.0.0.2:9');
  });
});
