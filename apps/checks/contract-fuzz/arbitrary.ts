import * as fc from 'fast-check';
import type { Formatted } from './forbidden';

/** Values that a schema of the OpenAPI document allows, its limits included. */
export function arbitraryOf(schema: Formatted): fc.Arbitrary<unknown> {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return fc.oneof(...choices.map(arbitraryOf));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types: string[] = [schema.type ?? []].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => arbitraryOf({ ...schema, type })));
  switch (types[0]) {
    case 'null':
      return fc.constant(null);
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, inner]) => [name, arbitraryOf(inner)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
    }
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -2_147_483_648, max: schema.maximum ?? 2_147_483_647 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return textOf(schema);
  }
}

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: Formatted): fc.Arbitrary<unknown> {
  // `send` makes a file part of it.
  if (format === 'binary') return fc.constant({ nome: 'a.pdf' });
  if (format === 'date') return dates.map((text) => text.slice(0, 10));
  if (format === 'date-time') return dates;
  const words = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) });
  if (pattern === undefined) return words;
  const fits = new RegExp(pattern, 'u');
  try {
    return fc.stringMatching(fits, { maxLength: Math.min(maxLength, 200) });
  } catch {
    // fast-check does not generate classes of Unicode, so texts are filtered instead.
    return words.filter((text) => fits.test(text));
  }
}
