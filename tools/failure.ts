/** Something the person at the keyboard can mend. Its message is one clear sentence that names the next step; it is printed without a stack. */
export class Failure extends Error {}

/** The Node error code (`ENOENT`) or PostgreSQL SQLSTATE (`3D000`) of whatever was thrown. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
