import type { PrismaClient } from '@catalogue/database/generated/client';
import type { PasswordCost } from '@catalogue/database/passwordHash';
import { connectionTimeout, openDatabase } from '../database';
import type { Settings } from '../env';
import { dueRules, stories } from '../features';
import type { Signing } from '../http/signing';
import type { Clock } from './clock';
import { Databases } from './databases';
import type { Peers } from './peers';
import { Replicas } from './replicas';
import { sharedTenant, Tenant } from './tenant';
import { Tenants } from './tenants';

interface Options {
  db: PrismaClient;
  settings: Settings;
  clock: Clock;
  passwordCost: PasswordCost;
  /** In milliseconds, how long who only reads waits for a day to begin; as long as for a connection by default. */
  readsWait?: number | undefined;
  signing: Signing;
  peers?: Peers | undefined;
  onError(error: unknown, text: string): void;
}

/** The shared tenant on the given database, and the sandboxes next to it. */
export function openTenants({
  db,
  settings,
  clock,
  passwordCost,
  readsWait = connectionTimeout,
  signing,
  peers,
  onError,
}: Options): Tenants {
  const databases = new Databases(settings.DATABASE_URL, settings.MIGRATIONS_DIR, settings.DEMO);
  const recordings = { taken: 0 };
  const options = {
    baseClock: clock,
    settings,
    passwordCost,
    rules: dueRules,
    readsWait,
    signing,
    recordings,
    peers,
    onError,
  };
  return new Tenants({
    shared: new Tenant({ ...options, id: sharedTenant, database: databases.main, db }),
    databases,
    idleMinutes: settings.SANDBOX_IDLE_MINUTES,
    limit: settings.SANDBOX_LIMIT,
    snapshotLimit: settings.SNAPSHOT_LIMIT,
    // They happen to the demo people.
    stories: settings.DEMO.people ? stories : [],
    peers,
    replicas: new Replicas(db, settings.DATABASE_REPLICA_URLS, onError),
    onError,
    open: (id, database, connections) =>
      new Tenant({
        ...options,
        id,
        database,
        db: openDatabase(databases.urlOf(database), { max: connections, isSandbox: true }),
      }),
  });
}
