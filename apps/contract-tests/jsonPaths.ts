/** The path of a value in a JSON document: names of fields and indexes of lists. */
export type Path = (string | number)[];

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of all leaves: values without inner values, empty lists and objects included. */
export function leafPaths(value: unknown, path: Path = []): Path[] {
  if (!isNode(value) || Object.keys(value).length === 0) return path.length > 0 ? [path] : [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leafPaths(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** A copy of the document without the value at the path. */
export function omitPath(value: unknown, [first, ...rest]: Path): unknown {
  if (!isNode(value) || first === undefined) return value;
  if (Array.isArray(value))
    return rest.length === 0
      ? value.filter((_, index) => index !== first)
      : value.map((inner, index) => (index === first ? omitPath(inner, rest) : inner));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name !== first ? [[name, inner]] : rest.length === 0 ? [] : [[name, omitPath(inner, rest)]],
    ),
  );
}

/** `titulos[0].descricao`. */
export const pathText = (path: Path): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');

/** The same path for every entry of a list: `titulos[].descricao`. */
export const fieldText = (path: Path): string => pathText(path).replace(/\[\d+\]/g, '[]');
