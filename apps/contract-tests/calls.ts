import { addressOf, contracts, type Contracts, type Endpoint } from '@catalogue/api-contract';

export interface Call {
  feature: keyof Contracts;
  name: string;
  endpoint: Endpoint;
}

/** Every call of the contract that the app asks for. */
export const calls: Call[] = (Object.keys(contracts) as (keyof Contracts)[]).flatMap((feature) =>
  Object.entries<Endpoint>(contracts[feature]).map(([name, endpoint]) => ({ feature, name, endpoint })),
);

const patternOf = (endpoint: Endpoint) => new RegExp(`^${addressOf(endpoint).replace(/\{\w+\}/g, '[^/]+')}$`);

// `/autoridade/combo` is no `/autoridade/{id}`.
const places = ({ endpoint }: Call): number => endpoint.path.split('{').length;
const plainestFirst = [...calls].sort((left, right) => places(left) - places(right));

/** The call that a request is for. */
export const callOf = (request: { method: string; path: string }): Call | undefined =>
  plainestFirst.find(({ endpoint }) => endpoint.method === request.method && patternOf(endpoint).test(request.path));
