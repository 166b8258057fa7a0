import type { Endpoint, WireFile } from '@catalogue/api-contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Refusal, invalidInput } from './errors';

const nothing = z.strictObject({});

/** Path, query and body of a call, parsed by its contract; invalid input is refused with 422 and the field's name. */
export async function readInput(endpoint: Endpoint, request: FastifyRequest) {
  const body = endpoint.style === 'multipart' ? await readForm(request) : (request.body ?? undefined);
  const parts = { params: request.params, ...fieldsOf(endpoint, request.query as object, body) };
  for (const part of Object.values(parts)) refuseBadStructure(part, []);
  return Object.fromEntries(
    (['params', 'query', 'body'] as const).map((part) => {
      const schema = endpoint[part] ?? (part === 'body' ? z.optional(nothing) : nothing);
      const parsed = z.safeParse<z.core.$ZodType>(schema, parts[part]);
      if (!parsed.success) {
        const unknown = part === 'params' && unknownOf(endpoint);
        if (unknown && parsed.error.issues.every(({ path }) => isTooLarge(request.params, path[0]))) throw unknown;
        throw invalidInput(parsed.error.issues);
      }
      return [part, parsed.data];
    }),
  );
}

// A code too long for the integer column matches no row, like any unknown code.
const isTooLarge = (params: unknown, name: PropertyKey | undefined): boolean =>
  name !== undefined && /^[1-9]\d{9,}$/.test(String((params as Record<PropertyKey, unknown>)[name]));

/** The call's refusal for an unknown code in its path, if it declares one. */
function unknownOf({ refusals = {} }: Endpoint): Refusal | undefined {
  const key = Object.keys(refusals).find((name) => refusals[name] === 404);
  return key === undefined ? undefined : new Refusal(404, key);
}

// The documents do not show where the fields of a DELETE go: a body is meant, but the query is accepted instead (ruling
// A10).
const fieldsOf = ({ method, body: schema, query: own }: Endpoint, query: object, body: unknown) =>
  method === 'DELETE' && schema && !own && body === undefined && Object.keys(query).length > 0
    ? { query: {}, body: query }
    : { query, body };

// The errors of the parser have neither status nor code.
const ofBrokenForm = /unexpected end of multipart data|^Multipart: |^The needle cannot/i;

/** The parts of a form by name: text as a string, a file as `WireFile`. A repeated name is refused. */
async function readForm(request: FastifyRequest): Promise<Record<string, string | WireFile>> {
  if (!request.isMultipart())
    throw new Refusal(415, 'Este tipo de conteúdo não é aceito; envie um formulário multipart.');
  const form: Record<string, string | WireFile> = {};
  try {
    for await (const part of request.parts()) {
      if (part.fieldname in form) throw refused([part.fieldname], 'veio mais de uma vez');
      form[part.fieldname] =
        part.type === 'file'
          ? { nome: part.filename, tipo: part.mimetype, base64: (await part.toBuffer()).toString('base64') }
          : String(part.value);
    }
  } catch (error) {
    const isBroken = error instanceof Error && ofBrokenForm.test(error.message) && !request.raw.readableAborted;
    throw isBroken ? new Refusal(400, 'O formulário não pode ser lido.') : error;
  }
  return form;
}

// PostgreSQL cannot store NUL in text, nor an unpaired surrogate in jsonb, so no call accepts them. No call needs deep
// nesting either, nor so many names or items: the contract's longest list has 500.
const unstorable = /[\0\p{Surrogate}]/u;
/** How deep a body may be nested. */
export const maxLevels = 20;
/** Of one object. */
export const maxNames = 200;
const maxItems = 1000;
function refuseBadStructure(value: unknown, path: string[]): void {
  if (typeof value === 'string' && unstorable.test(value))
    throw refused(path, 'tem um caractere que não pode ser usado');
  if (!value || typeof value !== 'object') return;
  if (path.length > maxLevels) throw refused(path.slice(0, 2), 'tem níveis demais');
  const names = Object.keys(value);
  if (names.length > (Array.isArray(value) ? maxItems : maxNames)) throw tooManyFields(path);
  for (const name of names) refuseBadStructure((value as Record<string, unknown>)[name], [...path, name]);
}

/** The refusal of an object or list with more than any call has. */
export const tooManyFields = (path: string[]): Refusal => refused(path, 'tem campos demais');

const refused = (path: string[], message: string) =>
  invalidInput([{ code: 'custom', path, message, input: undefined }]);
