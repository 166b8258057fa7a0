import type * as z from 'zod/mini';
import documentedCalls from '../documented-calls.json';
import { contracts, fieldFacts, serverOnlyContracts, type Endpoint } from './index';

const entriesOf = (all: Record<string, Record<string, Endpoint>>) =>
  Object.values(all).flatMap((contract) => Object.entries(contract));
const documented = entriesOf(contracts).filter(([, endpoint]) => !endpoint.own);
const everyEntry = [...entriesOf(contracts), ...entriesOf(serverOnlyContracts)];

interface Field {
  path: string;
  schema: z.core.$ZodType;
}

/** Every named field of a schema, however deep. */
function fieldsOf(schema: z.core.$ZodType, path: string): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => [
        { path: `${path}.${name}`, schema: inner },
        ...fieldsOf(inner, `${path}.${name}`),
      ]);
    case 'array':
      return fieldsOf(def.element, `${path}[]`);
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, path));
    case 'record':
      return fieldsOf(def.valueType, `${path}.*`);
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsOf(def.innerType, path);
    case 'pipe':
      return [...fieldsOf(def.in, path), ...fieldsOf(def.out, path)];
    default:
      return [];
  }
}

const partsOf = (endpoint: Endpoint) =>
  (['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? fieldsOf(schema, part) : [];
  });

describe('the contract', () => {
  it.each(everyEntry)('says of every field of %s where it comes from', (_, endpoint) => {
    const unmarked = partsOf(endpoint).filter(({ schema }) => !fieldFacts.get(schema)?.['x-source']);
    expect(unmarked.map(({ path }) => path)).toEqual([]);
  });

  it('knows fields of all three sources', () => {
    const sources = everyEntry.flatMap(([, endpoint]) =>
      partsOf(endpoint).map(({ schema }) => fieldFacts.get(schema)?.['x-source']),
    );
    expect(new Set(sources)).toEqual(new Set(['given', 'observed', 'assumed']));
  });

  it.each(documented)('%s is a call of the documents, with their method, path and access', (_, endpoint) => {
    const { id, method, path, access } = endpoint;
    const call = documentedCalls.find((one) => one.id === id);
    if (!call) throw new Error(`The documents have no call ${id}: mark it "own: true".`);
    expect(call).toMatchObject({ method, path, access });
  });

  it('keeps the calls of its own apart from those of the documents', () => {
    const ids = documentedCalls.map(({ id }) => id);
    const own = [...entriesOf(contracts).filter(([, endpoint]) => endpoint.own), ...entriesOf(serverOnlyContracts)];
    expect(own.map(([, { id }]) => id).filter((id) => ids.includes(id))).toEqual([]);
    for (const { path } of Object.values(serverOnlyContracts.observed)) expect(path).toMatch(/^\/api\/v2\//);
    for (const { path } of Object.values(serverOnlyContracts.control)) expect(path).toMatch(/^\/__mock\//);
  });

  it('gives the totals of the collection as those of a title, at the same path without the title', () => {
    const { getTitleTotals, getCollectionTotals } = contracts.title;
    expect(getCollectionTotals).toMatchObject({
      path: getTitleTotals.path.replace('/{id}', ''),
      query: getTitleTotals.query,
      reply: getTitleTotals.reply,
    });
  });

  it('only reads where real clients alone are the source', () => {
    for (const endpoint of Object.values(serverOnlyContracts.observed)) expect(endpoint.method).toBe('GET');
  });

  it('describes no call twice', () => {
    const ids = everyEntry.map(([, { id }]) => id);
    const places = everyEntry.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(everyEntry)('%s has a parameter for each place of its path, and no other', (_, { path, params }) => {
    const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(places.sort());
  });

  it.each(everyEntry)('%s takes no field that it does not name', (_, endpoint) => {
    for (const part of [endpoint.params, endpoint.query])
      if (part)
        expect(part.safeParse({ unknown_field: 'x' }).error?.issues).toContainEqual(
          expect.objectContaining({ code: 'unrecognized_keys', keys: ['unknown_field'] }),
        );
  });

  it.each(everyEntry.filter(([, { method }]) => method === 'GET'))('%s reads without a body', (_, { body }) => {
    expect(body).toBeUndefined();
  });

  // A call that is not possible now (503), or that another server failed (502), is expected too; 500 never is.
  const isRefusal = (status: number) => (status >= 400 && status < 500) || status === 502 || status === 503;
  it.each(everyEntry)('%s refuses with statuses of a refusal', (_, { refusals = {} }) => {
    for (const status of Object.values(refusals)) expect(isRefusal(status)).toBe(true);
  });
});
