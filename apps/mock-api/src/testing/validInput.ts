import type { DescribedCall } from './describedCalls';
import { exampleOf, type Schema } from './examples';
import { knownCalls } from './knownCalls';

const examplesOf = (schemas: Record<string, Schema>, names = Object.keys(schemas)) =>
  Object.fromEntries(names.map((name) => [name, exampleOf(schemas[name] ?? {})]));

/** Input that the contract allows: what exists in the test database where `knownCalls` says it, else examples of the schemas. */
export function validInput({ name, params, query, requiredQuery, body }: DescribedCall, cod_acervo: number) {
  const known = knownCalls[name];
  return {
    params: { ...examplesOf(params), id: cod_acervo, ...known?.params },
    query: { ...examplesOf(query, requiredQuery), ...known?.query },
    body: known?.body ?? (body && exampleOf(body)),
  };
}
