import { addressOf, fillPath, queryString } from '@catalogue/api-contract';
import type { InjectOptions } from 'fastify';
import { groups } from '../changeCounter';
import { describedCalls, type DescribedCall } from '../testing/describedCalls';
import { knownCalls } from '../testing/knownCalls';
import { exampleOf, wrongText } from '../testing/examples';
import { appForFile, openTestApp, type TestApp } from '../testing/app';
import { validInput } from '../testing/validInput';

// Every call of the contract, with every variation that the contract describes.

// The token endpoint follows RFC 6749: oauth.test.ts. Forms have their own tests, and so have the writes of the control
// room, which change the tenant under test.
const calls = describedCalls.filter(
  ({ endpoint }) => endpoint.style === undefined && !(endpoint.path.startsWith('/__mock') && endpoint.method !== 'GET'),
);
const only = (wanted: (call: DescribedCall) => boolean) => calls.filter(wanted);

const server = appForFile();
let patron: { cod_pessoa: number; login: string };
let cod_acervo: number;
beforeAll(async () => {
  const [person] = await server.db.personLogin.findMany({ where: { person: { bloqueio: false } }, take: 1 });
  const [copy] = await server.db.copy.findMany({ take: 1 });
  if (!person || !copy) throw new Error('The test database is empty.');
  patron = person;
  cod_acervo = copy.cod_acervo;
});

interface Change {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** The query string, in place of `query`. */
  twice?: string;
  body?: unknown;
  headers?: Record<string, string>;
  authorization?: string | null;
  on?: TestApp;
}

/** Sends the call as the contract describes it, except for the given change. */
async function replyTo(call: DescribedCall, change: Change = {}) {
  const { endpoint } = call;
  const { params, query, body } = validInput(call, cod_acervo);
  const authorization =
    change.authorization ??
    (endpoint.access === 'patron' || endpoint.access === 'either'
      ? server.patronToken(patron.cod_pessoa, patron.login)
      : server.publicToken());
  const payload = 'body' in change ? change.body : body;
  return (change.on ?? server).app.inject({
    method: endpoint.method,
    url:
      fillPath(addressOf(endpoint), { ...params, ...change.params }) +
      (change.twice ? `?${change.twice}` : queryString({ ...query, ...change.query })),
    headers: {
      ...(change.authorization !== null && { authorization }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...change.headers,
    },
    payload: (typeof payload === 'string' || payload === undefined
      ? payload
      : JSON.stringify(payload)) as InjectOptions['payload'],
  });
}

/** The same; its status and body. */
async function send(call: DescribedCall, change: Change = {}) {
  const reply = await replyTo(call, change);
  return {
    status: reply.statusCode,
    body: (reply.body && reply.json()) as { message?: unknown; errors?: Record<string, string[]> },
  };
}

// Whether a write succeeds with example data depends on stored data: its own tests cover that.
const isWrite = ({ endpoint }: DescribedCall) => endpoint.method !== 'GET';

const refusal = (status: number, errors?: object) => ({
  status,
  body: { message: expect.any(String) as string, ...(errors && { errors }) },
});
const wrong = (field: string) => refusal(422, { [field]: [expect.any(String)] });

describe('a valid call', () => {
  it.each(calls)('$name is answered as the contract says', async (call) => {
    const { status, body } = await send(call);
    // An answer may be null.
    const message = (body as typeof body | null)?.message;
    const refused = call.endpoint.refusals?.[String(message)];
    if (refused !== undefined && (isWrite(call) || message === knownCalls[call.name]?.refused))
      expect(status).toBe(refused);
    else {
      expect({ status, body }).toMatchObject({ status: call.endpoint.status ?? 200 });
      expect(call.endpoint.reply.safeParse(body)).toMatchObject({ success: true, ...(body && { data: body }) });
    }
  });
});

describe('who may call', () => {
  const forgers = () => ({
    rubbish: 'Bearer rubbish',
    'no bearer': server.publicToken().replace('Bearer ', ''),
    'a forged one': `${server.patronToken(patron.cod_pessoa, patron.login).slice(0, -8)}AAAAAAAA`,
    'a visitor’s that is over': server.publicToken(-1),
    'a patron’s that is over': server.patronToken(patron.cod_pessoa, patron.login, -1),
  });

  it.each(only(({ endpoint }) => endpoint.access !== 'none'))('$name refuses every bad token', async (call) => {
    for (const [kind, authorization] of Object.entries(forgers()))
      expect({ kind, ...(await send(call, { authorization })) }).toEqual({ kind, ...refusal(401) });
  });

  it.each(only(({ endpoint }) => endpoint.access === 'patron'))('$name is for patrons alone', async (call) => {
    expect(await send(call, { authorization: null })).toEqual(refusal(401));
    expect(await send(call, { authorization: server.publicToken() })).toEqual(refusal(401));
  });

  it.each(only(({ endpoint }) => endpoint.access === 'public' || endpoint.access === 'either'))(
    '$name takes a patron’s token as well, and a read takes none',
    async (call) => {
      const token = server.patronToken(patron.cod_pessoa, patron.login);
      expect((await send(call, { authorization: token })).status).not.toBe(401);
      const bare = await send(call, { authorization: null });
      const refusal = call.endpoint.refusals?.[knownCalls[call.name]?.refused ?? ''];
      expect(bare.status).toBe(isWrite(call) ? 401 : (refusal ?? 200));
    },
  );
});

describe('what belongs to a patron', () => {
  const ofApp = describedCalls.filter(({ endpoint: { path } }) => !path.startsWith('/__mock'));

  it.each(ofApp)('is kept in no cache: $name', async (call) => {
    const authorization = server.patronToken(patron.cod_pessoa, patron.login);
    const asked = await replyTo(call, { authorization });
    const refused = await replyTo(call, { authorization, query: { campo_estranho: 'x' } });
    expect([asked, refused].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
  });

  it.each(ofApp.filter(({ endpoint }) => endpoint.access === 'patron'))('nor is its refusal: $name', async (call) => {
    const { headers } = await replyTo(call, { authorization: null });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a server that asks everybody for a token', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await openTestApp({ seeded: false, env: { REQUIRE_PUBLIC_TOKEN: 'true' } });
  });
  afterAll(() => strict.stop());

  it.each(only(({ endpoint }) => endpoint.access !== 'none'))('$name is refused without one', async (call) => {
    expect(await send(call, { authorization: null, on: strict })).toEqual(refusal(401));
  });
});

describe('what is not in the contract', () => {
  it.each(calls)('$name refuses a field that it does not know', async (call) => {
    expect(await send(call, { query: { campo_estranho: 'x' } })).toEqual(wrong('campo_estranho'));
  });

  it.each(only(({ body }) => body !== undefined))('$name refuses a body of another type', async (call) => {
    for (const body of ['"texto"', '7', 'null', call.body?.type === 'array' ? '{}' : '[]'])
      expect({ sent: body, ...(await send(call, { body })) }).toMatchObject({ sent: body, ...refusal(422) });
  });

  it.each(only(({ body }) => body !== undefined))('$name refuses an unknown field of its body', async (call) => {
    const body = call.body && exampleOf(call.body);
    const first: unknown = Array.isArray(body) ? body[0] : body;
    const strange = { ...(first as object), campo_estranho: 'x', toString: 'x' };
    const reply = await send(call, { body: Array.isArray(body) ? [strange] : strange });
    expect(reply).toMatchObject(refusal(422));
    expect(Object.keys(reply.body.errors ?? {}).join()).not.toBe('');
  });
});

const fields = (place: 'params' | 'query') =>
  calls.flatMap((call) =>
    Object.entries(call[place]).map(([field, schema]) => ({
      name: call.name,
      field,
      call,
      schema,
      text: wrongText(schema),
    })),
  );

describe('a read of a visitor', () => {
  // They count the attempts of an address, so they are not cached. Neither are those of the control room, which no page makes
  // on the server.
  const counting = ['startRecovery', 'checkDeclaration'];
  const open = only(
    ({ name, endpoint }) =>
      endpoint.method === 'GET' &&
      endpoint.access !== 'patron' &&
      !endpoint.path.startsWith('/__mock') &&
      !counting.includes(name),
  );
  let withoutPatrons: TestApp;
  beforeAll(async () => {
    withoutPatrons = await openTestApp();
    // The first call applies what is due, to sessions as well.
    await withoutPatrons.app.inject('/parametros/funcionalidades');
    for (const table of [...groups.sessions, ...groups.own])
      await withoutPatrons.db.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO ${table}_hidden`);
  });
  afterAll(() => withoutPatrons.stop());

  // Its reply stays cached while sessions go on, and its page while patrons write what is theirs alone.
  it.each(open)('$name needs nothing that is stored about sessions, or is a patron’s own', async (call) => {
    expect((await send(call, { authorization: null, on: withoutPatrons })).status).toBeLessThan(500);
  });
});

describe('a wrong value', () => {
  it.each([...fields('params')])('$name refuses a wrong $field in its path', async ({ call, field, text }) => {
    expect(await send(call, { params: { [field]: text } })).toEqual(wrong(field));
  });

  it.each(fields('query').filter(({ text }) => text !== undefined))(
    '$name refuses a wrong $field',
    async ({ call, field, text }) => {
      expect(await send(call, { query: { [field]: text } })).toEqual(wrong(field));
    },
  );

  it.each(fields('query'))('$name refuses $field sent twice', async ({ call, field, schema }) => {
    const value = String(exampleOf(schema));
    const { status, body } = await send(call, { twice: `${field}=${value}&${field}=${value}` });
    expect({ status, body }).toMatchObject(refusal(422, { [field]: [expect.any(String)] }));
  });

  it.each(calls.flatMap((call) => call.requiredQuery.map((field) => ({ name: call.name, field, call }))))(
    '$name needs $field',
    async ({ call, field }) => {
      expect(await send(call, { query: { [field]: undefined } })).toMatchObject(wrong(field));
    },
  );

  it.each([...fields('params'), ...fields('query')])('$name refuses the character NUL in $field', async (entry) => {
    const place = entry.field in entry.call.params ? 'params' : 'query';
    expect(await send(entry.call, { [place]: { [entry.field]: 'a\0b' } })).toEqual(wrong(entry.field));
  });
});

describe('a body', () => {
  const sending = only(({ body }) => body !== undefined);

  const fieldsOfBody = sending.flatMap((call) => {
    const body = call.body && exampleOf(call.body);
    const first = (Array.isArray(body) ? body[0] : body) as object;
    const sent = (changed: object) => (Array.isArray(body) ? [changed] : changed);
    return Object.keys(first).map((field) => ({ name: call.name, field, call, first, sent }));
  });

  it.each(fieldsOfBody)('$name needs $field, of its own type', async ({ call, field, first, sent }) => {
    const { [field as never]: _, ...without } = first;
    for (const body of [sent(without), sent({ ...first, [field]: { outro: 'tipo' } })]) {
      const reply = await send(call, { body });
      expect(reply).toMatchObject(refusal(422));
      expect(Object.keys(reply.body.errors ?? {}).join()).toContain(field);
    }
  });

  it.each(sending)('$name refuses what is not JSON', async (call) => {
    expect(await send(call, { body: '{"a":' })).toEqual(refusal(400));
    expect(await send(call, { body: '' })).toEqual(refusal(400));
  });

  it.each(sending)('$name refuses another type of content', async (call) => {
    expect(await send(call, { body: '<a/>', headers: { 'content-type': 'application/xml' } })).toEqual(refusal(415));
  });

  it.each(sending)('$name refuses more than 1 MB', async (call) => {
    expect(await send(call, { body: JSON.stringify('x'.repeat(1024 * 1024)) })).toEqual(refusal(413));
  });

  it.each(sending)('$name refuses the character NUL in it', async (call) => {
    const body = knownCalls[call.name]?.body ?? (call.body && exampleOf(call.body));
    const text = JSON.stringify(body).replace(/(?<=[:[])("[^"]*"|\d+|true)/, '"a\\u0000b"');
    expect(text).toContain('\\u0000');
    expect(await send(call, { body: text })).toMatchObject(refusal(422));
  });
});

describe('a code that nobody has', () => {
  const coded = fields('params').filter(({ name, field }) => !knownCalls[name]?.freeText?.includes(field));

  it.each(coded)('$name says that it was not found', async ({ call, field }) => {
    const reply = await send(call, { params: { [field]: 999_999_999 } });
    expect(reply).toEqual({ status: 404, body: { message: expect.stringMatching(/não encontrad[oa]/) as string } });
  });
});

describe('a migration that adds a column to every table while the server runs', () => {
  const reads = only((call) => !isWrite(call));
  const replies = new Map<string, unknown>();
  beforeAll(async () => {
    // From the second time on, a statement has a name, and a plan that the database keeps.
    for (let time = 0; time < 3; time += 1)
      for (const call of reads) {
        server.changed();
        replies.set(call.name, (await send(call)).status);
      }
    await server.db.$executeRawUnsafe(`DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('ALTER TABLE %I ADD COLUMN of_the_next_version text', name);
      END LOOP; END $$`);
    server.changed();
  });

  it.each(reads)('$name is answered as before', async (call) => {
    expect((await send(call)).status).toBe(replies.get(call.name));
  });
});
