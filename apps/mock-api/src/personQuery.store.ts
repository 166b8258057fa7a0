import type { Query } from '@catalogue/database/personRecord';
import type { PrismaClient } from '@catalogue/database/generated/client';

/** The server's connections, for what `prisma/` asks about people. */
export const queryOf =
  (db: Pick<PrismaClient, '$queryRawUnsafe'>): Query =>
  (sql, values) =>
    db.$queryRawUnsafe(sql, ...values);
