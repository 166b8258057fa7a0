import type { Endpoint } from '@catalogue/api-contract';

type Schema = Endpoint['reply'];

/** The definition of a schema of any kind. */
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: Schema[];
}
const defOf = (schema: Schema) => schema._zod.def as Def;

/** The fields of a reply that may be left out or be null, with their paths as `givenFields` writes them. */
export function optionalFields(schema: Schema, path = ''): [path: string, field: Schema][] {
  const { shape = {}, element, innerType, options = [] } = defOf(schema);
  const fields = Object.entries(shape).flatMap(([name, field]): [string, Schema][] => {
    const within = optionalFields(field, `${path}${name}.`);
    return /optional|nullable/.test(defOf(field).type) ? [[`${path}${name}`, field], ...within] : within;
  });
  return [...fields, ...[element, innerType, ...options].flatMap((part) => (part ? optionalFields(part, path) : []))];
}

/** Why no test has to give a field, by `call field`. */
export type Reasons = Record<string, string>;

/**
 * Fields of the contract that no recorded reply gives, and reasons that are no longer needed. `seen`: the lines of the records. A
 * field that several calls share is given if one of them gives it.
 */
export function fieldDifferences(
  calls: { name: string; address: string; reply: Schema }[],
  seen: ReadonlySet<string>,
  reasons: Reasons,
): string[] {
  const uses = new Map<Schema, { names: string[]; isGiven: boolean }>();
  for (const { name, address, reply } of calls)
    for (const [path, field] of optionalFields(reply)) {
      const use = uses.get(field) ?? { names: [], isGiven: false };
      uses.set(field, {
        names: [...use.names, `${name} ${path}`],
        isGiven: use.isGiven || seen.has(`${address} ${path}`),
      });
    }
  const isExcused = (names: string[]) => names.some((name) => name in reasons);
  const missing = [...uses.values()].filter(({ isGiven }) => !isGiven);
  return [
    ...missing.filter(({ names }) => !isExcused(names)).map(({ names }) => `no reply in any test gives ${names[0]}`),
    ...Object.keys(reasons)
      .filter((name) => !missing.some(({ names }) => names.includes(name)))
      .map((name) => `${name} needs no reason: it is given, or the contract does not have it`),
  ];
}
