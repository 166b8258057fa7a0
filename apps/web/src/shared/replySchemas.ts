import {
  links,
  search,
  session,
  site,
  type Contract,
  type Endpoint,
  type PlainEndpoint,
} from '@catalogue/api-contract';
import { callName } from './callName';
import { connected } from './connected';

type Schemas = ReadonlyMap<string, Endpoint['reply']>;

const schemasOf = (contracts: readonly Contract[]): Schemas =>
  new Map(
    contracts.flatMap((contract) =>
      Object.values(contract).map((endpoint) => [callName(endpoint), endpoint.reply] as const),
    ),
  );

/** Of the calls that pages make by themselves. To make the schemas of all takes longer than a page may be deaf. */
const first = schemasOf([session, site, search, links]);

let all: Promise<Schemas> | undefined;

/** Of all calls. A failure to load them is not kept: the next reply tries again. */
function loadAll(): Promise<Schemas> {
  const loading = connected(import('./allContracts')).then(({ allContracts }) => schemasOf(allContracts));
  loading.catch(() => (all = undefined));
  return loading;
}

/** What the contract says of the reply of a call. */
export async function replySchema(endpoint: PlainEndpoint): Promise<Endpoint['reply']> {
  const name = callName(endpoint);
  const schema = first.get(name) ?? (await (all ??= loadAll())).get(name);
  if (!schema) throw new Error(`The contract has no call ${name}.`);
  return schema;
}
