import { exampleOf, type Schema } from '@catalogue/mock-api/testing/examples';
import { differencesOf } from '../contract-drift/differences';

/** Values of fields that the pacts have somewhere: of the same call first, then of any. */
export class KnownValues {
  readonly #byField = new Map<string, unknown[]>();

  constructor(replies: { call: string; value: unknown }[]) {
    for (const { call, value } of replies) this.#collect(call, value);
  }

  #collect(call: string, value: unknown): void {
    if (value === null || typeof value !== 'object') return;
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value))
        for (const key of [`${call} ${name}`, name]) this.#byField.set(key, [...(this.#byField.get(key) ?? []), inner]);
      this.#collect(call, inner);
    }
  }

  /** Those that a call may use. */
  of(call: string): (field: string) => unknown[] {
    return (field) => [...(this.#byField.get(`${call} ${field}`) ?? []), ...(this.#byField.get(field) ?? [])];
  }
}

/** The value with what its schema requires and the app does not read: as another pact has it, or else derived from the schema. */
export function complete(value: unknown, schema: Schema, known: (field: string) => unknown[]): unknown {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) {
    const choice = choices.find((each) => fits(complete(value, each, known), each)) ?? choices[0];
    return choice ? complete(value, choice, known) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => complete(entry, schema.items ?? {}, known));
  if (value === null || typeof value !== 'object') return value;
  const given = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    complete(inner, schema.properties?.[name] ?? {}, known),
  ]);
  const missing = (schema.required ?? []).flatMap((name): [string, unknown][] =>
    name in value ? [] : [[name, valueFor(name, schema.properties?.[name] ?? {}, known)]],
  );
  return Object.fromEntries([...given, ...missing]);
}

function valueFor(name: string, schema: Schema, known: (field: string) => unknown[]): unknown {
  // What holds of another reply need not hold of this one.
  if (schema.type === 'boolean') return false;
  if (schema.enum) return schema.enum[0];
  return known(name).find((value) => fits(value, schema)) ?? exampleOf(schema);
}

/** Whether a value follows a schema; that a list is empty is no matter. */
const fits = (value: unknown, schema: Schema): boolean =>
  differencesOf(value, schema).every(({ kind }) => kind === 'unseen');
