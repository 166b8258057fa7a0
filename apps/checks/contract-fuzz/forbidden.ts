import type { Schema } from '@catalogue/mock-api/testing/examples';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Formatted extends Schema {
  properties?: Record<string, Formatted>;
  items?: Formatted;
  anyOf?: Formatted[];
  oneOf?: Formatted[];
  additionalProperties?: unknown;
  format?: string;
  minLength?: number;
  maxItems?: number;
}

/**
 * Whether a schema of the OpenAPI document forbids a value in every accepted form: codes and counts may also be texts, and texts
 * numbers (ruling E1), a yes or no S/N and 1/0 (ruling C26), a list of codes a list (ruling C19).
 */
export function forbids(value: unknown, schema: Formatted): boolean {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return choices.every((choice) => forbids(value, choice));
  if ('const' in schema) return String(value) !== String(schema.const);
  if (schema.enum) return !schema.enum.map(String).includes(String(value));
  const types = [schema.type ?? []].flat();
  return types.length > 0 && types.every((type) => forbidsOf(type, value, schema));
}

function forbidsOf(type: string, value: unknown, schema: Formatted): boolean {
  switch (type) {
    case 'null':
      return value !== null;
    case 'boolean':
      return ![true, false, 'S', 'N', '1', '0', 1, 0].includes(value as boolean);
    case 'integer':
    case 'number':
      return forbidsNumber(type, value, schema);
    case 'string':
      return forbidsText(value, schema);
    case 'array':
      return !Array.isArray(value) || forbidsList(value, schema);
    default:
      return !isObject(value) || forbidsFields(value, schema);
  }
}

function forbidsNumber(type: string, value: unknown, { minimum = -Infinity, maximum = Infinity }: Formatted): boolean {
  const isText = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  if (typeof value !== 'number' && !isText) return true;
  const number = Number(value);
  return number < minimum || number > maximum || (type === 'integer' && !Number.isInteger(number));
}

function forbidsText(value: unknown, { pattern, format, minLength = 0, maxLength = Infinity }: Formatted): boolean {
  if (format === 'binary') return !isObject(value);
  if (Array.isArray(value)) return value.length === 0 || value.some((entry) => forbidsText(entry, { pattern }));
  if (typeof value !== 'string' && typeof value !== 'number') return true;
  const text = String(value);
  if (text.length < minLength || text.length > maxLength) return true;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return true;
  return format === 'date' && !isDate(text);
}

const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const forbidsList = (value: unknown[], { items = {}, minItems = 0, maxItems = Infinity }: Formatted): boolean =>
  value.length < minItems || value.length > maxItems || value.some((entry) => forbids(entry, items));

function forbidsFields(
  value: Record<string, unknown>,
  { properties = {}, required = [], additionalProperties }: Formatted,
): boolean {
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return (
    required.some((name) => !names.includes(name)) ||
    names.some((name) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return own ? forbids(value[name], own) : additionalProperties === false;
    })
  );
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
