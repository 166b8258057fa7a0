import { basename } from 'node:path';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/**
 * Where a test of a feature records the calls that succeeded in it, a line each, and the fields that their replies gave:
 * `GET /api/acervo/{id}`, `GET /api/acervo/{id} campos.detalhes`. `contract-coverage` reads them.
 */
export const recordOf = (testFile: string): string => inWorkspace('.data', 'calls', `${basename(testFile)}.txt`);

/** The paths of a reply's fields that have a value: neither left out nor null. Entries of a list have the path of the list. */
export function givenFields(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => givenFields(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([, field]) => field !== null)
    .flatMap(([name, field]) => [`${path}${name}`, ...givenFields(field, `${path}${name}.`)]);
}
