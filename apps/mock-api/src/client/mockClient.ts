import { ControlRefused } from './controlRefused';
import { groupsOf } from './recording';
import type {
  Clock,
  Fault,
  Har,
  ImportRun,
  Institution,
  InstitutionChange,
  KnownFault,
  Library,
  LoggedCall,
  Mail,
  MovedClock,
  NewImport,
  Persona,
  PersonState,
  SnapshotFile,
  Story,
} from './controlRoom.types';
import { deskOf } from './desk';
import { pathOf, type Ask } from './ask';
import type { NewTables, StoredTables } from './tables.types';

export type * from './controlRoom.types';
export type * from './desk.types';
export type * from './tables.types';

export interface ClientOptions {
  /** The CONTROL_KEY of the server, if it has one. */
  key?: string | undefined;
  /** Makes the calls instead of the global `fetch`. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

/** Options of the calls in one tenant: the shared one, or a sandbox. */
interface TenantOptions extends ClientOptions {
  sandbox?: string;
}

/** The control room of one tenant: what happens in it, and when. */
function controlsOf(url: string, { key, sandbox, fetch: send = fetch }: TenantOptions) {
  const tenantHeaders: Record<string, string> = sandbox === undefined ? {} : { 'x-sandbox': sandbox };
  const text = async (method: string, path: string, body?: object): Promise<string> => {
    const answer = await send(url + path, {
      method,
      headers: {
        ...tenantHeaders,
        ...(key !== undefined && { 'x-control-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reply = await answer.text();
    if (!answer.ok) throw new ControlRefused(`${method} ${path}`, answer.status, reply);
    return reply;
  };
  const ask: Ask = async <Reply>(method: string, path: string, body?: object) => {
    const reply = await text(method, path, body);
    return (reply === '' ? undefined : JSON.parse(reply)) as Reply;
  };
  const mails = () => ask<Mail[]>('GET', '/__mock/outbox');
  const calls = async (after = 0) =>
    (await ask<LoggedCall[]>('GET', '/__mock/log')).filter(({ id }) => id > after).reverse();
  return {
    ask,
    controls: {
      /** The address of the server. */
      url,
      /** What the calls of an app carry to be in this tenant. */
      headers: tenantHeaders,
      /** The demo people, and what the data of each show. */
      personas: () => ask<Persona[]>('GET', '/__mock/personas'),
      /** Ready states of the library, which a sandbox can be opened from. */
      stories: () => ask<Story[]>('GET', '/__mock/stories'),
      /** What each of the demo people has now. */
      states: () => ask<PersonState[]>('GET', '/__mock/state'),
      clock: {
        read: () => ask<Clock>('GET', '/__mock/clock'),
        /** Moves the clock forward by an ISO 8601 duration, such as `P3D`; what falls due meanwhile happens. */
        advance: (duration: string) => ask<MovedClock>('PUT', '/__mock/clock', { advance: duration }),
        /** Moves it forward to a moment, or to the beginning of a day. */
        set: (now: string) => ask<MovedClock>('PUT', '/__mock/clock', { now }),
        /** Stops it: every call finds the same moment, until it is moved or started. */
        stop: () => ask<MovedClock>('PUT', '/__mock/clock', { stopped: true }),
        /** Lets it run on from its time. */
        start: () => ask<MovedClock>('PUT', '/__mock/clock', { stopped: false }),
      },
      faults: {
        /** Every fault that can be set. */
        known: () => ask<KnownFault[]>('GET', '/__mock/faults/known'),
        list: () => ask<Fault[]>('GET', '/__mock/faults'),
        /** These faults and no others happen from now on. */
        set: (...faults: Fault[]) => ask<Fault[]>('PUT', '/__mock/faults', faults),
        clear: () => ask<Fault[]>('PUT', '/__mock/faults', []),
      },
      recording: {
        /** From now on the tenant gives the JSON replies of a HAR, such as `npm run proxy` makes, in place of its own. */
        replay: async (har: Har): Promise<{ added: number }> => {
          let added = 0;
          for (const replies of groupsOf(har))
            added += (await ask<{ added: number }>('POST', '/__mock/recording', replies)).added;
          return { added };
        },
      },
      outbox: {
        /** The mails that a real server would have sent, newest first. */
        mails,
        last: async (): Promise<Mail | undefined> => (await mails())[0],
      },
      log: {
        /** The calls, oldest first; `after`: only those after the one with this id. */
        calls,
        /** How clients broke the documents, as `call: violation`. */
        violations: async (): Promise<string[]> =>
          (await calls()).flatMap(({ call, violations }) => violations.map((violation) => `${call}: ${violation}`)),
      },
      snapshots: {
        list: () => ask<{ name: string }[]>('GET', '/__mock/snapshots'),
        /** Saves this tenant as it is now, its time included. */
        save: (name: string) => ask<{ name: string }>('POST', '/__mock/snapshots', { name }),
        restore: (name: string) => ask<{ id: string; now: string }>('POST', pathOf`/__mock/snapshots/${name}/restore`),
        drop: (name: string) => ask<void>('DELETE', pathOf`/__mock/snapshots/${name}`),
        /** This tenant as it is now, to keep as JSON or to open on another server. */
        toFile: () => ask<SnapshotFile>('GET', '/__mock/snapshot-file'),
        /** Sets this tenant to what a file has. */
        openFile: (file: SnapshotFile) => ask<{ id: string; now: string }>('PUT', '/__mock/snapshot-file', file),
      },
      institution: {
        read: () => ask<Institution>('GET', '/__mock/institution'),
        set: (change: InstitutionChange) => ask<Institution>('PUT', '/__mock/institution', change),
      },
      library: {
        /** What the library says about itself, as `npm run library -- export` writes it. */
        read: () => ask<Library>('GET', '/__mock/library'),
        /** Stores what is named, all or nothing. */
        set: (library: Library) => ask<{ changed: number; library: Library }>('PUT', '/__mock/library', library),
      },
      imports: {
        /** The last imports of MARC records, the latest first. */
        list: () => ask<ImportRun[]>('GET', '/__mock/imports'),
        /** Announces a file, which follows in pieces. */
        begin: (file: NewImport) => ask<ImportRun>('POST', '/__mock/imports', file),
        /** Adds a piece of the file, from 0: each has 524 288 bytes but the last, after which the import begins. */
        addPiece: (id: number, piece: number, base64: string) =>
          ask<ImportRun>('PUT', pathOf`/__mock/imports/${id}/pieces/${piece}`, { base64 }),
        /** Stops it; what is stored stays. */
        stop: (id: number) => ask<ImportRun>('POST', pathOf`/__mock/imports/${id}/stop`),
        /** Goes on with one that was interrupted. */
        resume: (id: number) => ask<ImportRun>('POST', pathOf`/__mock/imports/${id}/resume`),
        /** Takes back what it has created and changed; null: its file had not arrived, and it is forgotten. */
        undo: (id: number) => ask<ImportRun | null>('POST', pathOf`/__mock/imports/${id}/undo`),
        /** Its messages as CSV. */
        report: (id: number) => text('GET', pathOf`/__mock/imports/${id}/report`),
      },
      tables: {
        /** Stores people and loans from tables in CSV, all or nothing; `dry_run` only finds errors, which are in the reply. */
        store: (tables: NewTables) => ask<StoredTables>('POST', '/__mock/tables', tables),
        /** An example of each, as CSV. */
        example: () => ask<{ people: string; loans: string }>('GET', '/__mock/tables/example'),
      },
      ...deskOf(ask),
      /** The demo data of the real day again. */
      reset: () => ask<{ id: string; now: string }>('POST', '/__mock/reset'),
    },
  };
}

type ControlRoom = ReturnType<typeof controlsOf>['controls'];

export interface Sandbox extends ControlRoom {
  id: string;
  /** Drops the sandbox and all that is in it. */
  close(): Promise<void>;
}

export interface MockClient extends ControlRoom {
  /**
   * Opens a sandbox, with its own data, clock, faults, outbox and log: as on the first day, from a story or from a snapshot.
   * It gives the replies of a HAR in place of its own.
   */
  sandbox(options?: { from?: string; har?: Har }): Promise<Sandbox>;
  /** A sandbox that is open already. */
  openSandbox(id: string): Sandbox;
}

/**
 * A client of the control room of the mock at this address: of the shared tenant, and of sandboxes.
 *
 *     const mock = createMockClient('http://localhost:4200');
 *     const library = await mock.sandbox();
 *     await library.clock.advance('P3D');
 */
export function createMockClient(url: string, options: ClientOptions = {}): MockClient {
  const address = url.replace(/\/+$/, '');
  const { ask, controls } = controlsOf(address, options);
  const openSandbox = (id: string): Sandbox => ({
    ...controlsOf(address, { ...options, sandbox: id }).controls,
    id,
    close: () => ask('DELETE', pathOf`/__mock/sandboxes/${id}`),
  });
  return {
    ...controls,
    sandbox: async ({ from, har } = {}) => {
      const sandbox = openSandbox((await ask<{ id: string }>('POST', '/__mock/sandboxes', { from })).id);
      if (har) await sandbox.recording.replay(har);
      return sandbox;
    },
    openSandbox,
  };
}
