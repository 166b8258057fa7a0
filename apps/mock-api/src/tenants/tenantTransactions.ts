import type { ClientBase } from 'pg';
import { inTurn } from '@catalogue/web-host/inTurn';
import { changesOf } from '../database';
import { Refusal } from '../http/errors';
import type { Databases } from './databases';
import type { Tenant } from './tenant';

// Each has a connection of its own, besides those that tenants share (`connectionBudget.ts`).
const maxAtOnce = 2;
const maxWaiting = 50;

/** Runs work that commands share in a transaction on a tenant's database; the next replies show what it stored. */
export type TenantTransactions = <Answer>(
  tenant: Tenant,
  work: (client: ClientBase) => Promise<Answer>,
) => Promise<Answer>;

/** Runs few at a time; throws a 503 when too many wait. */
export function tenantTransactions(databases: Databases): TenantTransactions {
  const turn = inTurn(maxAtOnce, maxWaiting);
  return async (tenant, work) => {
    try {
      const done = await turn(async () => ({ answer: await databases.inTransaction(tenant.database, work) }));
      if (!done)
        throw new Refusal(503, 'O servidor está ocupado: tente de novo em alguns instantes.', { retryAfter: 2 });
      return done.answer;
    } finally {
      changesOf(tenant.deps.db).increment();
    }
  };
}
