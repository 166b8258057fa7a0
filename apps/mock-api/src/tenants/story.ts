import type { Tenant } from './tenant';

/** A state of the library that ships with the server, and can be opened by name like a snapshot. */
export interface Story {
  name: string;
  /** Whose sign-in shows it. */
  login: string;
  /** What it shows, in Portuguese. */
  shows: string;
  /** Lets it happen in a tenant with the demo data of its first day. */
  play(tenant: Tenant): Promise<void>;
}
