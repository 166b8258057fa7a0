import * as z from 'zod/mini';
import { Name, Sandbox, Snapshot, noRight, noRoom, noSandbox, noSnapshot, noSnapshotRoom } from './control.schemas';
import { defineContract } from './endpoint';
import { assumed, NoContent } from './fields';

// The demo library takes less than one.
const maxFileBytes = 32 * 1024 * 1024;

/** A tenant's data as a file (decision 063). */
const SnapshotFile = z.strictObject({
  formato: assumed(z.literal('catalogue-snapshot-1')),
  /** The schema of the database: only a server with the same one opens the file. */
  esquema: assumed(z.string().check(z.maxLength(200))),
  /** The tables, compressed. */
  base64: assumed(z.string().check(z.maxLength(maxFileBytes))),
});
export type SnapshotFile = z.output<typeof SnapshotFile>;

/** Tenants of one's own, and their states that are saved. */
export const sandboxes = defineContract({
  createSandbox: {
    id: 'mock-sandboxes-create',
    summary:
      'Creates a sandbox with its own database, clock, faults, outbox and log: with fresh data, from a story or from a snapshot. With `enter` this browser uses it from now on',
    method: 'POST',
    path: '/__mock/sandboxes',
    access: 'none',
    body: z.strictObject({ from: assumed(z.optional(Name)), enter: assumed(z.optional(z.boolean())) }),
    status: 201,
    reply: Sandbox,
    refusals: { ...noSnapshot, ...noRight, ...noRoom },
  },
  listSandboxes: {
    id: 'mock-sandboxes',
    summary: 'The sandboxes that are open',
    method: 'GET',
    path: '/__mock/sandboxes',
    access: 'none',
    reply: z.array(Sandbox),
  },
  dropSandbox: {
    id: 'mock-sandboxes-drop',
    summary: 'Drops a sandbox and all that is in it',
    method: 'DELETE',
    path: '/__mock/sandboxes/{sandbox}',
    access: 'none',
    params: z.strictObject({ sandbox: assumed(Name) }),
    status: 204,
    reply: NoContent,
    refusals: noSandbox,
  },
  listSnapshots: {
    id: 'mock-snapshots',
    summary: 'The saved snapshots',
    method: 'GET',
    path: '/__mock/snapshots',
    access: 'none',
    reply: z.array(Snapshot),
  },
  saveSnapshot: {
    id: 'mock-snapshots-save',
    summary: 'Saves the tenant as it is now, its time included; replaces a snapshot of the same name',
    method: 'POST',
    path: '/__mock/snapshots',
    access: 'none',
    body: z.strictObject({ name: assumed(Name) }),
    status: 201,
    reply: Snapshot,
    refusals: { ...noRight, ...noSnapshotRoom },
  },
  restoreSnapshot: {
    id: 'mock-snapshots-restore',
    summary: 'Restores the tenant to a snapshot',
    method: 'POST',
    path: '/__mock/snapshots/{snapshot}/restore',
    access: 'none',
    params: z.strictObject({ snapshot: assumed(Name) }),
    reply: Sandbox,
    refusals: { ...noSnapshot, ...noRight },
  },
  dropSnapshot: {
    id: 'mock-snapshots-drop',
    summary: 'Deletes a snapshot',
    method: 'DELETE',
    path: '/__mock/snapshots/{snapshot}',
    access: 'none',
    params: z.strictObject({ snapshot: assumed(Name) }),
    status: 204,
    reply: NoContent,
    refusals: noSnapshot,
  },
  getSnapshotFile: {
    id: 'mock-snapshot-file',
    summary: 'The tenant as it is now, its time included, as a file that another server opens',
    method: 'GET',
    path: '/__mock/snapshot-file',
    access: 'none',
    reply: SnapshotFile,
    refusals: { 'Esta biblioteca tem dados demais para um arquivo.': 422 },
  },
  openSnapshotFile: {
    id: 'mock-snapshot-file-open',
    summary: 'Sets the tenant to what a file has, without faults and with an empty log',
    method: 'PUT',
    path: '/__mock/snapshot-file',
    access: 'none',
    body: SnapshotFile,
    maxBytes: maxFileBytes + 1024,
    reply: Sandbox,
    refusals: {
      'Este arquivo não é um snapshot, ou foi mudado.': 422,
      'Este arquivo é de outra versão do servidor. Abra-o em um da mesma versão.': 422,
      ...noRight,
    },
  },
  resetTenant: {
    id: 'mock-reset',
    summary: 'Resets the tenant to the demo data of the real day; imported records are deleted',
    method: 'POST',
    path: '/__mock/reset',
    access: 'none',
    reply: Sandbox,
    refusals: noRight,
  },
});
