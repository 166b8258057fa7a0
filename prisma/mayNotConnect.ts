const refusals: readonly unknown[] = ['3D000', '42501', '28000', '28P01'];

/** Whether PostgreSQL refused a connection to this user or to this database: it will do so again. */
export const mayNotConnect = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && refusals.includes(error.code);
