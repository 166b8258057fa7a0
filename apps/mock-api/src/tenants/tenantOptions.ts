import type { PrismaClient } from '@catalogue/database/generated/client';
import type { PasswordCost } from '@catalogue/database/passwordHash';
import type { Settings } from '../env';
import type { Signing } from '../http/signing';
import type { Clock } from './clock';
import type { DueRules } from './due';
import type { Peers } from './peers';
import type { RecordingSpace } from './recording';

/** What a tenant is made of. */
export interface TenantOptions {
  id: string;
  /** The name of its database. */
  database: string;
  db: PrismaClient;
  baseClock: Clock;
  settings: Settings;
  passwordCost: PasswordCost;
  rules: DueRules;
  /** In milliseconds, how long who only reads waits for a day to begin. */
  readsWait: number;
  signing: Signing;
  recordings: RecordingSpace;
  /** The other servers on the database; none without them. */
  peers?: Peers | undefined;
  onError(error: unknown, text: string): void;
}
