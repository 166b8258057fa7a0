import { contracts, serverOnlyContracts, type Endpoint, type PlainEndpoint } from '@catalogue/api-contract';

const { control } = serverOnlyContracts;
const nameOf = ({ method, path }: PlainEndpoint) => `${method} ${path}`;
const schemas = new Map<string, Endpoint['reply']>(
  [...Object.values(contracts), control].flatMap((contract) =>
    Object.values<Endpoint>(contract).map((endpoint) => [nameOf(endpoint), endpoint.reply] as const),
  ),
);

/** What the contract says of the reply of a call. */
export function replySchema(endpoint: PlainEndpoint): Endpoint['reply'] {
  const schema = schemas.get(nameOf(endpoint));
  if (!schema) throw new Error(`The contract has no call ${nameOf(endpoint)}.`);
  return schema;
}
