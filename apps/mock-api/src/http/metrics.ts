import { Gauge, type Registry } from 'prom-client';
import { connectionsOf } from '../database';
import { memoryIndexOf } from '../features/search/search.public';
import type { Tenant } from '../tenants/tenant';
import type { Tenants } from '../tenants/tenants';
import { measureMailQueue } from '../tenants/mailQueue.store';
import { countOutstanding } from '../tenants/outstanding';

/** What `/metrics` reports besides the calls: measured at each request. */
export function measureServer(registry: Registry, tenants: Tenants): void {
  const registers = [registry];
  const { db } = tenants.shared.deps;
  tenants.replicas.measure(registry);
  new Gauge({
    name: 'catalogue_database_connections',
    help: 'Connections to the database by whose they are, and calls that wait for one',
    labelNames: ['tenant', 'state'] as const,
    registers,
    collect() {
      const groups: Record<string, Tenant[]> = { shared: [tenants.shared], sandboxes: tenants.sandboxes };
      for (const [tenant, members] of Object.entries(groups))
        for (const state of ['used', 'idle', 'waiting'] as const) {
          const count = members.reduce((sum, { deps }) => sum + connectionsOf(deps.db)[state], 0);
          this.set({ tenant, state }, count);
        }
    },
  });
  new Gauge({
    name: 'catalogue_sandboxes',
    help: 'Sandboxes that this process has open',
    registers,
    collect() {
      this.set(tenants.sandboxes.length);
    },
  });
  new Gauge({
    name: 'catalogue_search_index_titles',
    help: 'Titles in the search index in memory; 0 while PostgreSQL answers searches',
    registers,
    collect() {
      this.set(memoryIndexOf(db)?.size?.titles ?? 0);
    },
  });
  new Gauge({
    name: 'catalogue_search_index_bytes',
    help: 'Size of the search index in memory',
    registers,
    collect() {
      this.set(memoryIndexOf(db)?.size?.bytes ?? 0);
    },
  });
  new Gauge({
    name: 'catalogue_mail_queue',
    help: 'Mails that wait to be sent, and mails that were given up; none while the database is away',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      this.reset();
      const queue = await queueOf(tenants.shared);
      if (queue === undefined) return;
      this.set({ state: 'waiting' }, queue.waiting);
      this.set({ state: 'given_up' }, queue.given_up);
    },
  });
  new Gauge({
    name: 'catalogue_mail_oldest_seconds',
    help: 'For how long the oldest mail has waited to be sent; 0 when none waits',
    registers,
    async collect() {
      this.set((await queueOf(tenants.shared))?.oldest_seconds ?? 0);
    },
  });
  new Gauge({
    name: 'catalogue_outstanding',
    help: 'Of the shared tenant: mails in the outbox, and changes that no notice has told yet; none while the database is away',
    labelNames: ['what'] as const,
    registers,
    async collect() {
      this.reset();
      const counts = await countOutstanding(db).catch(() => ({}));
      for (const [what, count] of Object.entries(counts)) this.set({ what }, count);
    },
  });
}

const queueOf = ({ deps: { db, clock } }: Tenant) => measureMailQueue(db, clock.now()).catch(() => undefined);
