import { contracts, serverOnlyContracts } from './contracts';
import type { Contract, Endpoint, PlainContract } from './endpoint';
import { tokens } from './session.token';

function callsOf<C extends Contract>(contract: C): PlainContract<C> {
  const plain = Object.entries<Endpoint>(contract).map(([name, endpoint]) => {
    const { own, method, path, asks, access, style, file } = endpoint;
    const notFound =
      own && Object.entries(endpoint.refusals ?? {}).flatMap(([key, status]) => (status === 404 ? key : []));
    return [name, { method, path, asks, access, style, file, notFound }];
  });
  return Object.fromEntries(plain) as PlainContract<C>;
}

const called = { ...contracts, control: serverOnlyContracts.control, tokens };

/**
 * What a caller needs of each contract. The build of the app for the browser evaluates this file and contains only the
 * values that are used, so that a page can call the server before zod and the schemas are loaded.
 */
export const calls = Object.fromEntries(
  Object.entries<Contract>(called).map(([feature, contract]) => [feature, callsOf(contract)]),
) as { [F in keyof typeof called]: PlainContract<(typeof called)[F]> };
