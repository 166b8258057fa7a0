import { addressOf, fillPath, queryString } from '@catalogue/api-contract';
import { exampleOf, type Schema } from '../testing/examples';
import { describedCalls, type DescribedCall } from '../testing/describedCalls';
import { knownCalls } from '../testing/knownCalls';
import { appForFile } from '../testing/app';

// Bruno makes every call that takes a patron's token, with every code of what is Ana's in each of its fields.

const pick = (schemas: Record<string, Schema>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(schemas).filter(([name]) => names.includes(name)));
const calls = describedCalls
  .filter(({ endpoint: { access, style } }) => (access === 'patron' || access === 'either') && style === undefined)
  .map((call) => ({ ...call, query: pick(call.query, call.requiredQuery) }));

const ana = { cod_pessoa: 1, login: 'ana', text: 'segredo de ana' };
const bruno = { cod_pessoa: 2, login: 'bruno', text: 'texto de bruno' };

const server = appForFile();

const examplesOf = (schemas: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, exampleOf(schema)]));

/** The value with this in place of each code, and with the person’s text in place of each free text. */
function changed(value: unknown, text: string, code: unknown, name = ''): unknown {
  if (Array.isArray(value)) return (value.length > 0 ? value : [1]).map((one) => changed(one, text, code, name));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, text, code, key)]));
  if (code !== undefined && /^(?:cod|id|seq|acervo|exemplar)/i.test(name || 'id'))
    return typeof value === 'number' && /^\d+$/.test(String(code)) ? Number(code) : code;
  return value === 'livro' ? text : value;
}

/** The call, with its example data or with a code in each field that takes one. */
function requestOf(
  { name, endpoint, params, query, body }: Omit<DescribedCall, 'requiredQuery'>,
  { text }: typeof ana,
  code?: unknown,
) {
  const known = knownCalls[name] ?? {};
  const path =
    code === undefined ? { id: 1, ...examplesOf(params), ...known.params } : changed(examplesOf(params), text, code);
  const fields = { ...(changed(examplesOf(query), text, code) as object), ...(code === undefined && known.query) };
  const payload = body && JSON.stringify(changed(known.body ?? exampleOf(body), text, code));
  return {
    method: endpoint.method,
    url: fillPath(addressOf(endpoint), path as Record<string, unknown>) + queryString(fields),
    headers: payload === undefined ? {} : { 'content-type': 'application/json' },
    payload,
  };
}

function send({ headers, ...request }: ReturnType<typeof requestOf>, { cod_pessoa, login }: typeof ana) {
  // A call may end the session.
  server.forgetSessions();
  return server.app.inject({
    ...request,
    headers: { ...headers, authorization: server.patronToken(cod_pessoa, login) },
  });
}

/** Every row of a person, by its table. */
async function rowsOf(cod_pessoa: number): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = await server.db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'cod_pessoa' ORDER BY 1`;
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const { name } of tables) {
    // What a call writes about the caller's own tokens is not Bruno's doing.
    if (['sessao', 'token_renovacao'].includes(name)) continue;
    const found = await server.db.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(
      `SELECT to_jsonb(t) AS row FROM "${name}" t WHERE cod_pessoa = ${cod_pessoa} ORDER BY to_jsonb(t)::text`,
    );
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

/** Whose token a reply gives; Bruno's where it gives none. */
function subjectOf(body: string): unknown {
  const claims = /"access_token":"[\w-]+\.([\w-]+)\./.exec(body)?.[1];
  return claims === undefined
    ? String(bruno.cod_pessoa)
    : (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: unknown }).sub;
}

it('no call reads or changes what is another patron’s, whatever codes it is sent', async () => {
  await server.db.person.update({
    where: { cod_pessoa: ana.cod_pessoa },
    data: { rua: ana.text, telefone: ana.text, bairro: ana.text, email: 'segredo.de.ana@ufvi.example.org' },
  });
  // Ana asks for all that can be asked for, so that there is something of everything.
  for (const call of calls) if (call.endpoint.method === 'POST') await send(requestOf(call, ana), ana);
  const before = await rowsOf(ana.cod_pessoa);
  const filled = Object.values(before).filter((rows) => rows.length > 0);
  expect(filled.length).toBeGreaterThan(12);
  const codes = new Set(
    filled.flat().flatMap((row) =>
      Object.entries(row)
        .filter(([name, value]) => /^(?:cod|id|seq|token|codigo)/.test(name) && value !== null)
        .map(([, value]) => value),
    ),
  );
  for (const call of calls) {
    // One that takes no code is the same with each.
    const requests = new Map([...codes].map((code) => [JSON.stringify(requestOf(call, bruno, code)), code]));
    for (const code of requests.values()) {
      const { body } = await send(requestOf(call, bruno, code), bruno);
      expect(`${call.name} ${String(code)}: ${body}`).not.toMatch(/segredo.de.ana/);
      expect(subjectOf(body)).toBe(String(bruno.cod_pessoa));
    }
  }
  expect(await rowsOf(ana.cod_pessoa)).toEqual(before);
}, 240_000);
