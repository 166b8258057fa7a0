/** Whether the server does not know this call, of this project alone: then the app does not offer it. */
export const isCallAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
