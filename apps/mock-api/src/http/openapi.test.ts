import { addressOf, contracts, serverOnlyContracts, type Endpoint } from '@catalogue/api-contract';
import { appForFile } from '../testing/app';
import { dereference } from '../testing/examples';
import { openApiDocument } from './openapi';

interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; headers?: object; content: Record<string, { schema: object }> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object; schemas: Record<string, object> };
}

const server = appForFile({ seeded: false });
let document: Document;
beforeAll(async () => {
  document = (await server.app.inject('/openapi.json')).json();
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Every object inside a value, including itself. */
const nodesOf = (value: unknown): Record<string, unknown>[] =>
  value && typeof value === 'object'
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(nodesOf)]
    : [];

describe('the OpenAPI document', () => {
  it('has exactly the calls of the contract, by their names', () => {
    const entries = Object.values({ ...contracts, ...serverOnlyContracts })
      .flatMap((contract): [string, Endpoint][] => Object.entries(contract))
      .map(([name, endpoint]) => `${name} ${endpoint.method} ${addressOf(endpoint)}`);
    expect(
      operations()
        .map(({ path, method, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`)
        .sort(),
    ).toEqual(entries.sort());
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('names every place of a path as a required parameter', () => {
    for (const { path, operation } of operations())
      expect(operation.parameters.filter((field) => field.in === 'path')).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => expect.objectContaining({ name, required: true }) as object),
      );
  });

  it('says who may call each', () => {
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { operation } of operations())
      for (const choice of operation.security) expect(schemes).toEqual(expect.arrayContaining(Object.keys(choice)));
    const patronOnly = document.paths['/api/emprestimo/renovacao']?.['post'];
    expect(patronOnly?.security).toEqual([{ patronToken: [] }]);
    expect(document.paths['/api/pessoas/{user}/recuperar-senha']?.['put']?.security).toEqual([
      { publicToken: [] },
      { patronToken: [] },
    ]);
  });

  it('describes every answer and gives it a schema', () => {
    for (const { operation } of operations()) {
      expect(operation.summary).not.toBe('');
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(response.description).not.toBe('');
        if (status === '204') expect(response).not.toHaveProperty('content');
        else expect(nodesOf(response.content['application/json']?.schema)[0]).not.toEqual({});
      }
    }
  });

  it('leaves no reference open', () => {
    const references = nodesOf(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references).not.toEqual([]);
    for (const reference of new Set(references)) {
      const [root, ...steps] = reference.split('/');
      const found = steps.reduce<unknown>(
        (node, step) => (node as Record<string, unknown> | undefined)?.[step],
        document,
      );
      expect([root, typeof found]).toEqual(['#', 'object']);
    }
  });

  it('uses nothing that OpenAPI 3.1 no longer has', () => {
    expect(nodesOf(document).filter((node) => 'nullable' in node || 'example' in node)).toEqual([]);
  });

  it('says of the fields of a reply where they come from', () => {
    const reply = dereference(document).paths['/api/emprestimo/titulos-pendentes']?.['get']?.responses['200'];
    const marks = nodesOf(reply).flatMap((node) => ('x-source' in node ? [node['x-source']] : []));
    expect(new Set(marks)).toEqual(new Set(['observed', 'assumed']));
  });

  it('writes a shape that several calls share once, under its name in the contract', () => {
    const list = document.paths['/api/emprestimo/titulos-pendentes']?.['get']?.responses['200'];
    expect(nodesOf(list)).toContainEqual({ $ref: '#/components/schemas/PendingTitle' });
    expect(document.components.schemas).toHaveProperty('PendingTitle.properties.codExemplar');
  });

  it('has every refusal of a body that cannot be read, the token call in its own shape', () => {
    const { post } = document.paths['/api/emprestimo/renovacao'] ?? {};
    expect(Object.keys(post?.responses ?? {})).toEqual(['200', '400', '401', '413', '415', '422', '500']);
    const token = document.paths['/oauth/token']?.['post'];
    for (const status of ['413', '500'])
      expect(token?.responses[status]?.content['application/json']).toEqual({
        schema: { $ref: '#/components/schemas/OAuthFailure' },
      });
    expect(token?.responses).not.toHaveProperty('415');
  });

  it('has the refusal of bad input beside what a call refuses itself with the same status', () => {
    const bad = 'a field is unknown, missing or of a wrong type';
    for (const { operation } of operations().filter(({ path }) => !path.startsWith('/oauth/')))
      expect(operation.responses['422']?.description).toContain(bad);
    const { description } = document.paths['/api/oidc/authorize']?.['get']?.responses['422'] ?? {};
    expect(description).toBe(`oidc_desativado, redirecionamento_invalido, ${bad}`);
  });

  it('requires a body only where the call cannot be made without one', () => {
    const isRequired = (path: string) => document.paths[path]?.['post']?.requestBody?.required;
    expect(isRequired('/__mock/requests/{request}/move')).toBe(false);
    expect(isRequired('/__mock/copies/{copy}/lend')).toBe(true);
  });

  it('takes the token request as a form and as JSON', () => {
    expect(Object.keys(document.paths['/oauth/token']?.['post']?.requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
      'application/json',
    ]);
  });

  it('describes the headers that change a tenant and those that explain a reply, but where the control room is closed', async () => {
    const { get } = dereference(document).paths['/api/emprestimo/titulos-pendentes'] ?? {};
    expect(get?.parameters.filter((field) => field.in === 'header').map(({ name }) => name)).toEqual([
      'lang',
      'X-Sandbox',
      'Mock-Fault',
    ]);
    for (const status of ['200', '401'])
      expect(Object.keys(get?.responses[status]?.headers ?? {})).toEqual(['Mock-Explain', 'Mock-Violations']);
    const log = dereference(document).paths['/__mock/log']?.['get']?.responses['200'];
    expect(log?.content['text/event-stream']?.schema).toHaveProperty('x-event-data.properties.violations');
    const closed = JSON.stringify(openApiDocument(contracts, 'test'));
    expect(closed).not.toMatch(/X-Sandbox|Mock-/);
  });

  it('can be read at /docs', async () => {
    const page = await server.app.inject({ url: '/docs' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    expect((await server.app.inject('/docs/json')).json()).toEqual(document);
  });
});
