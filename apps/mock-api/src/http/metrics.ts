import { Gauge, type Registry } from 'prom-client';
import { connectionsOf } from '../database';
import { memoryIndexOf } from '../features/search/search.public';
import type { Tenant } from '../tenants/tenant';
import type { Tenants } from '../tenants/tenants';
import { countOutstanding } from '../tenants/outstanding';

/** What `/metrics` tells besides the calls: measured when it is asked for. */
export function measureServer(registry: Registry, tenants: Tenants): void {
  const registers = [registry];
  const { db } = tenants.shared.deps;
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
