import { addressOf, contracts, fillPath, serverOnlyContracts, type Endpoint } from '@catalogue/api-contract';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { appForFile } from '../testing/app';

const calls = Object.values({ ...contracts, ...serverOnlyContracts }).flatMap((contract) =>
  Object.entries(contract as Record<string, Endpoint>).map(([name, endpoint]) => ({ name, endpoint })),
);

const server = appForFile();
let patron: string;
beforeAll(async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
  patron = server.patronToken(cod_pessoa, 'ana');
});

/** Larger than the headers and sentences that every refusal has. */
const constant = 6000;
const sizeOf = ({ body, headers }: LightMyRequestResponse) => body.length + JSON.stringify(headers).length;

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 400 });
const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const wrongObject = names.map((keys) => Object.fromEntries(keys.map((key) => [key, 'x'])));
const wrongBody = fc.oneof(
  wrongObject,
  fc.array(wrongObject, { minLength: 1, maxLength: 4 }),
  fc.array(scalar, { minLength: 1, maxLength: 3000 }),
  names.map((keys) => ({ itens: keys, dados: Object.fromEntries(keys.map((key) => [key, {}])) })),
);

async function send({ method, path, style }: Endpoint, query: Record<string, unknown>, body: unknown) {
  const url = `${fillPath(addressOf({ path } as Endpoint), placeholdersOf(path))}?${new URLSearchParams(query as Record<string, string>).toString()}`;
  const payload = method === 'GET' ? undefined : JSON.stringify(body);
  const reply = await server.app.inject({
    method,
    url,
    headers: {
      authorization: style === 'oauth' ? '' : patron,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    payload: payload as InjectOptions['payload'],
  });
  return { reply, asked: url.length + (payload?.length ?? 0) };
}

const placeholdersOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']));

describe('the answer to invalid input', () => {
  it.each(calls)('of $name is bounded by the size of the request', async ({ endpoint }) => {
    await fc.assert(
      fc.asyncProperty(wrongObject, wrongBody, async (query, body) => {
        const { reply, asked } = await send(endpoint, query, body);
        expect(reply.statusCode).toBeGreaterThanOrEqual(400);
        expect(sizeOf(reply)).toBeLessThanOrEqual(4 * asked + constant);
      }),
      { numRuns: 3, seed: 20260310 },
    );
  });

  it('is short for thousands of unknown fields, wherever they are', async () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, '1']));
    const query = new URLSearchParams(many(2000)).toString();
    const replies = await Promise.all([
      server.app.inject(`/api/consulta?${query}`),
      ...[many(70_000), [many(70_000)], { grupo: many(70_000) }].map((payload) =>
        server.app.inject({
          method: 'POST',
          url: '/api/acervo/cesta-permanente',
          headers: { authorization: patron, 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        }),
      ),
      server.app.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(many(1_500)).toString(),
      }),
      server.app.inject({
        method: 'DELETE',
        url: `/api/reserva?${query}`,
        headers: { authorization: patron },
      }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 400, 422]);
    for (const reply of replies) expect(sizeOf(reply)).toBeLessThan(constant);
  });

  it('names the first fields and counts the others', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `campo${index}`);
    const reply = await server.app.inject(`/api/consulta?${names.map((name) => `${name}=1`).join('&')}`);
    const { message, errors } = reply.json<{ message: string; errors: Record<string, string[]> }>();
    expect(Object.keys(errors)).toEqual(names.slice(0, 10));
    expect(errors.campo0).toEqual(['chave desconhecida']);
    expect(message).toMatch(/campo9 … e mais 4\.$/);
    const long = await server.app.inject(`/api/consulta?${'n'.repeat(5000)}=1`);
    expect(long.body.length).toBeLessThan(400);
  });

  it('takes as many items as a list of the contract may have', async () => {
    const reply = await server.app.inject({
      method: 'DELETE',
      url: '/api/reserva',
      headers: { authorization: patron, 'content-type': 'application/json' },
      payload: JSON.stringify(Array.from({ length: 200 }, (_, index) => index + 1)),
    });
    expect(reply.statusCode).not.toBe(422);
  });
});

describe('a body of more names and items than any call has', () => {
  const post = (payload: string, type = 'application/json', url = '/api/nowhere') =>
    server.app.inject({ method: 'POST', url, headers: { authorization: patron, 'content-type': type }, payload });
  const tooMany = { message: 'Dados inválidos: body.', errors: { body: ['tem campos demais'] } };

  // Whether the call is known, or the JSON ends, is found out later.
  it.each([
    ['lists', `[${'[],'.repeat(11_000)}`],
    ['lists in lists', '['.repeat(11_000)],
    ['names', `{${'"a":1,'.repeat(11_000)}`],
    ['objects', `[${'{},'.repeat(11_000)}`],
    ['items after a text with quotes', String.raw`["\"[",${'1,'.repeat(11_000)}`],
  ])('is refused before objects are made of it: %s', async (_, body) => {
    const reply = await post(body);
    expect([reply.statusCode, reply.json()]).toEqual([422, tooMany]);
  });

  it('is refused as a form, too', async () => {
    const form = 'application/x-www-form-urlencoded';
    const reply = await post('a&'.repeat(200), form);
    expect([reply.statusCode, reply.json()]).toEqual([422, tooMany]);
    expect((await post('a&'.repeat(199), form)).statusCode).toBe(404);
    // Each sign of a form costs ten times what one of JSON does.
    expect((await post(`a=${'+'.repeat(64 * 1024)}`, form)).statusCode).toBe(413);
    expect((await post(`a=${'+'.repeat(64 * 1024)}`, `${form}; charset=utf-8`, '/api/saml/validar')).statusCode).toBe(
      413,
    );
  });

  it.each([
    ['a text of commas and brackets', JSON.stringify({ texto: ',[{'.repeat(9000) })],
    ['a text that ends with a backslash', JSON.stringify({ texto: '\\', outro: `${',['.repeat(9000)}\\` })],
    ['a long list', JSON.stringify(Array.from({ length: 2000 }, (_, codigo) => ({ codigo, biblioteca: 1 })))],
  ])('is not %s', async (_, body) => {
    expect((await post(body)).statusCode).toBe(404);
  });

  it('is not a text without an end', async () => {
    expect((await post(`{"texto":"${',['.repeat(9000)}`)).statusCode).toBe(400);
  });
});
