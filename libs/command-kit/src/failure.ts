/** A problem that the user can solve. Its message is one sentence that names the next step; it is printed without a stack. */
export class Failure extends Error {}

/** The Node error code (`ENOENT`) or PostgreSQL SQLSTATE (`3D000`) of whatever was thrown. */
export function codeOf(error: unknown): string | undefined {
  return textOf(error, 'code');
}

/** The message of a thrown value, or the value itself as text. */
export const messageOf = (error: unknown): string => textOf(error, 'message') ?? String(error);

/**
 * The text of a field of something thrown, such as `message` or `code`; undefined if it has no such text. No
 * `instanceof`: in a test runner, errors of Node itself are not instances of this realm's Error.
 */
export function textOf(error: unknown, key: string): string | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}
