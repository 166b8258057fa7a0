import type { PlainEndpoint } from '@catalogue/api-contract';

/** A call by its method and path, which no other call has. */
export const callName = ({ method, path }: PlainEndpoint): string => `${method} ${path}`;
