import { addressOf, contracts, type Contracts, type Endpoint } from '@catalogue/api-contract';

export interface Call {
  feature: keyof Contracts;
  name: string;
  endpoint: Endpoint;
}

/** Every call of the contract that the app uses. */
export const calls: Call[] = (Object.keys(contracts) as (keyof Contracts)[]).flatMap((feature) =>
  Object.entries<Endpoint>(contracts[feature]).map(([name, endpoint]) => ({ feature, name, endpoint })),
);

const patternOf = (endpoint: Endpoint) => new RegExp(`^${addressOf(endpoint).replace(/\{\w+\}/g, '[^/]+')}$`);

// So that `/autoridade/combo` does not match `/autoridade/{id}`.
const parameterCount = ({ endpoint }: Call): number => endpoint.path.split('{').length;
const fewestParametersFirst = [...calls].sort((left, right) => parameterCount(left) - parameterCount(right));

/** The call that a request is for. */
export const callOf = (request: { method: string; path: string }): Call | undefined =>
  fewestParametersFirst.find(
    ({ endpoint }) => endpoint.method === request.method && patternOf(endpoint).test(request.path),
  );
