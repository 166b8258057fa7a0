import type { Schema } from '@catalogue/mock-api/testing/examples';
import { isObject } from '../contract-fuzz/forbidden';

/** The schema of a reply in the OpenAPI document, with the source of every field. */
export interface ReplySchema extends Schema {
  properties?: Record<string, ReplySchema>;
  items?: ReplySchema;
  anyOf?: ReplySchema[];
  oneOf?: ReplySchema[];
  additionalProperties?: unknown;
  'x-source'?: 'given' | 'observed' | 'assumed';
}

export interface Difference {
  /** `unseen`: a list without entries, so that they could not be compared. */
  kind: 'added' | 'removed' | 'retyped' | 'unseen';
  /** Its path: `data[].autor`. */
  field: string;
  /** The source of a field of the contract. */
  source?: 'given' | 'observed' | 'assumed' | undefined;
  /** The type in the contract and the type in the reply, never a value. */
  expected?: string;
  seen?: string;
}

/** A difference in one line, without any value. */
export const differenceText = ({ kind, field, source, expected, seen }: Difference): string =>
  ({
    added: `added    ${field} (${seen})`,
    removed: `removed  ${field} (${source}, ${expected})`,
    retyped: `retyped  ${field} (${source}): ${expected} -> ${seen}`,
    unseen: `unseen   ${field} (empty in the reply)`,
  })[kind];

/** The differences between a reply and its schema; a field that many entries share is named once. */
export function differencesOf(reply: unknown, schema: ReplySchema): Difference[] {
  const found = new Map<string, Difference>();
  const filled = new Set<string>();
  const add = (difference: Difference) => {
    const key = `${difference.kind} ${difference.field}`;
    if (!found.has(key)) found.set(key, difference);
  };
  compare(reply, schema, '', undefined, { add, filled: (list) => filled.add(list) });
  return [...found.values()].filter(({ kind, field }) => kind !== 'unseen' || !filled.has(field));
}

interface Found {
  add(difference: Difference): void;
  /** Records that a list has entries, here or in another entry of the list around it. */
  filled(list: string): void;
}

function compare(value: unknown, schema: ReplySchema, field: string, outer: Difference['source'], found: Found): void {
  const { add, filled } = found;
  const source = schema['x-source'] ?? outer;
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) {
    const fitting = choices.find((choice) => isOf(value, choice));
    if (fitting) return compare(value, fitting, field, source, found);
    return add({ kind: 'retyped', field, source, expected: choices.map(typeOf).join(' or '), seen: kindOf(value) });
  }
  if (!isOf(value, schema))
    return add({ kind: 'retyped', field, source, expected: typeOf(schema), seen: kindOf(value) });
  if (Array.isArray(value)) {
    const list = `${field}[]`;
    if (value.length > 0) filled(list);
    else add({ kind: 'unseen', field: list, source });
    for (const entry of value) compare(entry, schema.items ?? {}, list, source, found);
  } else if (isObject(value)) compareFields(value, schema, field, source, found);
}

function compareFields(
  value: Record<string, unknown>,
  { properties = {}, required = [], additionalProperties }: ReplySchema,
  field: string,
  source: Difference['source'],
  found: Found,
): void {
  const { add } = found;
  const at = (name: string) => (field ? `${field}.${name}` : name);
  for (const [name, inner] of Object.entries(properties)) {
    if (name in value) compare(value[name], inner, at(name), inner['x-source'] ?? source, found);
    else if (required.includes(name))
      add({ kind: 'removed', field: at(name), source: inner['x-source'] ?? source, expected: typeOf(inner) });
  }
  const isOpen = typeof additionalProperties === 'object';
  for (const name of Object.keys(value))
    if (!(name in properties) && !isOpen) add({ kind: 'added', field: at(name), seen: kindOf(value[name]) });
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'number' ? 'number' : typeof value;

const typeOf = (schema: ReplySchema): string =>
  schema.enum || 'const' in schema ? 'one of a list' : typesOf(schema).join(' or ') || 'any';

function isOf(value: unknown, schema: ReplySchema): boolean {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return choices.some((choice) => isOf(value, choice));
  if ('const' in schema) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  return typesOf(schema).some((type) => isOfType(value, type));
}

const typesOf = ({ type }: ReplySchema): (string | undefined)[] => [type ?? undefined].flat();

function isOfType(value: unknown, type: string | undefined): boolean {
  if (type === undefined) return true;
  return type === 'integer' ? Number.isInteger(value) : kindOf(value) === type;
}
