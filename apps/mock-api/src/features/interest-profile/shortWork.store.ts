import type { Prisma, PrismaClient } from '@catalogue/database/generated/client';

/** In milliseconds, what a statement and the whole of one look for new titles may take: an ordinary one takes five. */
const limits = { statement: 500, whole: 2000 };

/** Runs a look for new titles in a transaction; throws if it takes long: a day does not wait for what one person follows. */
export const inShort = <Result>(
  db: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> =>
  db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT set_config('statement_timeout', ${String(limits.statement)}, true)`;
      return work(tx);
    },
    { timeout: limits.whole },
  );
