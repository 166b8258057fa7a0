/** The subset of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
}

const texts = ['livro', '1', '2026-03-10', '10/03/2026', 'por'];

/** A document whose references to its shared schemas are replaced by the schemas. */
export function dereference<T extends { components: { schemas: Record<string, object> } }>(document: T): T {
  const spelled = (value: unknown): unknown => {
    if (!value || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(spelled);
    const { $ref, ...rest } = value as Record<string, unknown>;
    const shared = typeof $ref === 'string' ? (spelled(referred(document, $ref)) as object) : {};
    return { ...shared, ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, spelled(inner)])) };
  };
  return spelled(document) as T;
}

const referred = (document: unknown, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce((node, step) => (node as Record<string, unknown> | undefined)?.[step], document);

/** A value that fits the schema, derived from the schema alone; objects get only their required fields. */
export function exampleOf(schema: Schema): unknown {
  const [first] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (first) return exampleOf(first);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return texts.find((text) => new RegExp(schema.pattern ?? '', 'u').test(text));
  }
}

/** A text that does not fit the schema of a query field or a path parameter; undefined when every text fits. */
export const wrongText = (schema: Schema): string | undefined =>
  ['abc!', '\u0007', 'x'.repeat(10_001)].find((text) => !fits(text, schema));

const fits = (text: string, schema: Schema): boolean => {
  const { type, pattern = '', maxLength = Infinity } = schema;
  if (schema.anyOf) return schema.anyOf.some((option) => fits(text, option));
  if (type === 'integer' && !/^-?\d+$/.test(text)) return false;
  if ('const' in schema) return schema.const === text;
  if (schema.enum) return schema.enum.includes(text);
  return text.length <= maxLength && new RegExp(pattern, 'u').test(text);
};
