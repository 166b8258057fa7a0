/**
 * Whether the server has no such thing, or, of an own call, does not know the call: `shared/api.ts` makes that a 404,
 * too.
 */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
