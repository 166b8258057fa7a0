import { addressOf, WireFile, type Contract, type Endpoint } from '@catalogue/api-contract';
import type { FastifyInstance } from 'fastify';
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { controlComponents, controlHeaders, controlParameters, isControl } from './openapiControls';
import { bodyExamples, parameterExamples, refusalExamples, replyExamples, sharedExamples } from './openapiExamples';
import { documentationPolicy } from './pageSecurity';
import { schemaOf, SharedSchemas, type Json } from './openapiSchemas';

const parametersOf = (call: string, endpoint: Endpoint): Json[] =>
  (['params', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part] && schemaOf(endpoint[part], 'input');
    const required = (schema?.required as string[] | undefined) ?? [];
    return Object.entries((schema?.properties as Record<string, Json> | undefined) ?? {}).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: required.includes(name),
      schema: property,
      ...parameterExamples(call, part, name),
    }));
  });

// Ruling B20: reads need no token, unless REQUIRE_PUBLIC_TOKEN.
function securityOf({ access, method }: Endpoint): Json[] {
  if (access === 'none') return [];
  if (access === 'patron') return [{ patronToken: [] }];
  return [...(method === 'GET' ? [{}] : []), { publicToken: [] }, { patronToken: [] }];
}

// D2 §7, ruling A12.
const language: Json = {
  name: 'lang',
  in: 'header',
  required: false,
  description: 'The language of the interface: 1 Portuguese, 3 Spanish, 5 English',
  schema: { type: 'string', enum: ['1', '3', '5'] },
};

const bodyTypes: Record<NonNullable<Endpoint['style']> | 'json', string[]> = {
  json: ['application/json'],
  oauth: ['application/x-www-form-urlencoded', 'application/json'],
  multipart: ['multipart/form-data'],
};

function responsesOf(call: string, endpoint: Endpoint, shared: SharedSchemas): Record<string, Json> {
  const schema = endpoint.style === 'oauth' ? 'OAuthFailure' : 'Failure';
  const refusals: Record<string, string[]> = {};
  for (const [key, status] of Object.entries(endpoint.refusals ?? {})) (refusals[status] ??= []).push(key);
  // Added to the call's own refusals.
  const add = (status: number, reason: string) => (refusals[status] ??= []).push(reason);
  if (endpoint.style !== 'oauth') {
    add(422, 'a field is unknown, missing or of a wrong type');
    if (endpoint.access !== 'none') add(401, 'no token, a wrong one, or one that is over');
    if (endpoint.body) {
      add(400, 'the body cannot be read');
      add(415, `the body is not ${bodyTypes[endpoint.style ?? 'json'].join(' or ')}`);
    }
  }
  if (endpoint.body) refusals[413] = ['the body is too large'];
  refusals[500] = ['unexpected'];
  return {
    [endpoint.status ?? 200]: {
      description: endpoint.summary,
      ...(endpoint.status !== 204 && {
        content: {
          'application/json': {
            schema: shared.schemaOf(endpoint.reply, 'output'),
            ...replyExamples(call, endpoint.status ?? 200),
          },
          ...(endpoint.events && {
            'text/event-stream': {
              schema: {
                type: 'string',
                description: 'An event for each, as it comes, until the caller hangs up; its `data` is JSON.',
                'x-event-data': shared.schemaOf(endpoint.events, 'output'),
              },
            },
          }),
          ...(endpoint.file && { 'application/octet-stream': { schema: schemaOf(WireFile, 'output') } }),
        },
      }),
    },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, keys]) => [
        status,
        {
          description: keys.join(', '),
          content: {
            'application/json': {
              schema: { $ref: `#/components/schemas/${schema}` },
              ...refusalExamples(call, endpoint, Number(status)),
            },
          },
        },
      ]),
    ),
  };
}

/**
 * OpenAPI 3.1 of all calls, generated from the contract on first use, with the control room's additions if it is
 * included. `base`: the path below which the server answers.
 */
export function openApiDocument(features: Record<string, Contract>, version: string, base = ''): Json {
  let made: ReturnType<typeof described> | undefined;
  return {
    openapi: '3.1.0',
    info: { title: 'Library catalogue', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${base}/` }],
    tags: Object.keys(features).map((name) => ({ name })),
    get paths() {
      return (made ??= described(features)).paths;
    },
    get components() {
      return (made ??= described(features)).components;
    },
  };
}

function described(features: Record<string, Contract>): { paths: Json; components: Json } {
  const paths: Record<string, Json> = {};
  const shared = new SharedSchemas();
  const isMovable = 'control' in features;
  for (const [tag, contract] of Object.entries(features))
    for (const [name, endpoint] of Object.entries(contract))
      (paths[addressOf(endpoint)] ??= {})[endpoint.method.toLowerCase()] = {
        operationId: name,
        tags: [tag],
        summary: endpoint.summary,
        security: securityOf(endpoint),
        parameters: [
          ...parametersOf(name, endpoint),
          ...(isControl(endpoint) ? [] : [language]),
          ...(isMovable ? controlParameters(endpoint) : []),
        ],
        ...(endpoint.body && {
          requestBody: {
            required: !endpoint.body.safeParse(undefined).success,
            content: Object.fromEntries(
              bodyTypes[endpoint.style ?? 'json'].map((type) => [
                type,
                { schema: endpoint.body && shared.schemaOf(endpoint.body, 'input'), ...bodyExamples(name) },
              ]),
            ),
          },
        }),
        responses: Object.fromEntries(
          Object.entries(responsesOf(name, endpoint, shared)).map(([status, response]) => [
            status,
            { ...response, ...(isMovable && controlHeaders(endpoint)) },
          ]),
        ),
      };
  const text = { type: 'string' };
  const components = {
    ...(isMovable && controlComponents),
    examples: sharedExamples,
    securitySchemes: {
      publicToken: { type: 'http', scheme: 'bearer', description: 'Token of the client_credentials grant' },
      patronToken: { type: 'http', scheme: 'bearer', description: 'Token of the password grant' },
    },
    schemas: {
      ...shared.byName,
      Failure: {
        type: 'object',
        required: ['message'],
        properties: {
          message: text,
          errors: { type: 'object', additionalProperties: { type: 'array', items: text } },
          request_id: text,
        },
      },
      OAuthFailure: {
        type: 'object',
        required: ['error', 'error_description', 'message'],
        properties: { error: text, error_description: text, message: text },
      },
    },
  };
  return { paths, components };
}

/** `GET /openapi.json`, and for developers `GET /docs` as a readable page. */
export async function serveOpenApi(
  app: FastifyInstance,
  document: Json,
  { readable, base }: { readable: boolean; base: string },
) {
  app.get('/openapi.json', async () => document);
  if (!readable) return;
  // The plugin's types end at OpenAPI 3.0; it passes the document on unchecked.
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', indexPrefix: base, staticCSP: documentationPolicy });
}
