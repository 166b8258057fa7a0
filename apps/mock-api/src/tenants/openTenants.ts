import type { PrismaClient } from '@catalogue/database/generated/client';
import { openDatabase } from '../database';
import type { SignedClaims } from '../deps';
import type { Settings } from '../env';
import { dueRules } from '../features';
import type { Clock } from './clock';
import { Databases } from './databases';
import { Tenant } from './tenant';
import { sharedTenant, Tenants } from './tenants';

// A sandbox is one tester's; a page of the web app asks for a few things at once.
const connectionsOfSandbox = 3;

interface Options {
  db: PrismaClient;
  settings: Settings;
  clock: Clock;
  signToken(claims: SignedClaims): string;
  onError(error: unknown, text: string): void;
}

/** The shared library on the database that is given, and beside it whatever sandboxes are asked for. */
export function openTenants({ db, settings, clock, signToken, onError }: Options): Tenants {
  const databases = new Databases(settings.DATABASE_URL, settings.MIGRATIONS_DIR);
  const options = { baseClock: clock, settings, rules: dueRules, signToken };
  return new Tenants({
    shared: new Tenant({ ...options, id: sharedTenant, database: databases.main, db }),
    databases,
    idleMinutes: settings.SANDBOX_IDLE_MINUTES,
    limit: settings.SANDBOX_LIMIT,
    onError,
    open: (id, database) =>
      new Tenant({
        ...options,
        id,
        database,
        db: openDatabase(databases.urlOf(database), { most: connectionsOfSandbox }),
      }),
  });
}
