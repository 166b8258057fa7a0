import { contracts, serverOnlyContracts, type Endpoint, type PlainEndpoint } from '@catalogue/api-contract';

const { control } = serverOnlyContracts;
const schemas = new Map<string, Endpoint['reply']>(
  [...Object.values(contracts), control].flatMap((contract) =>
    Object.values<Endpoint>(contract).map(({ id, reply }) => [id, reply] as const),
  ),
);

/** What the contract says of the reply of a call. */
export function replySchema({ id }: PlainEndpoint): Endpoint['reply'] {
  const schema = schemas.get(id);
  if (!schema) throw new Error(`The contract has no call ${id}.`);
  return schema;
}
