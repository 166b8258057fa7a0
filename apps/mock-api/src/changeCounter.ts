import type { SqlDriverAdapterFactory, SqlQuery, SqlQueryable, Transaction } from '@prisma/driver-adapter-utils';

/**
 * Tables that are written all day, in groups: what writes to one of a group changes no table outside of it, by no trigger and
 * no foreign key. A reply that did not read a group is as true after a write to it as before.
 */
export const groups = {
  /** Sessions, and what is counted about callers. No reply shows them but to the person whom they are about. */
  sessions: ['sessao', 'token_renovacao', 'tentativa', 'acesso_dados'],
  loans: ['emprestimo', 'debito'],
  holds: ['reserva'],
  clock: ['relogio'],
  baskets: ['cesta_permanente', 'cesta_nomeada'],
  openings: ['estatistica_acesso'],
  /** What a patron has, asks for and is told. */
  own: [
    ...['alerta', 'preferencia_aviso', 'pesquisa_seguida', 'endereco_calendario', 'caixa_saida', 'anexo_correio'],
    ...['interesse_area', 'interesse_periodico', 'interesse_tipo_obra', 'perfil_novidade'],
    ...['solicitacao', 'solicitacao_emprestimo'],
    ...[
      'armazem_pedido',
      'token_emprestimo',
      'token_redireciona',
      'sessao_externa',
      'recuperacao_senha',
      'troca_email',
    ],
  ],
  /** What others have written, as triggers note it; no reply shows it. */
  writes: ['escrita'],
} as const;
export type Group = keyof typeof groups;

/** What a write changed: tables of a group, or any data. */
type Changed = Group | 'data';
const groupNames = Object.keys(groups) as Group[];
const changedNames: readonly Changed[] = ['data', ...groupNames];

/** How often each had changed at a moment. */
export type Counts = Readonly<Record<Changed, number>>;

/** Groups that no reply to a visitor shows. */
const hidden: ReadonlySet<Changed> = new Set(['sessions', 'clock', 'own', 'writes']);

/** Counts the changes to a database, as far as this server needs to know. */
export class ChangeCounter {
  readonly #counts = Object.fromEntries(changedNames.map((name) => [name, 0])) as Record<Changed, number>;
  readonly #watching = new Set<Set<Group>>();
  #polledAt = -Infinity;
  #polling: Promise<void> | undefined;
  #catchingUp: Promise<void> | undefined;
  #nextCatchUp: Promise<void> | undefined;

  /**
   * @param readWrites tells which tables others have written since it was called last; null: any
   * @param pollInterval within so many milliseconds that is seen
   */
  constructor(
    private readonly readWrites: () => Promise<readonly string[] | null>,
    private readonly pollInterval: number,
  ) {}

  /** Records that this server may have changed stored data. */
  increment(changed: Changed = 'data'): void {
    this.#counts[changed] += 1;
  }

  /** Changes after every write by this server to what visitors can read, and soon after such a write by another process. */
  async count(): Promise<number> {
    return this.#sumOf((name) => !hidden.has(name));
  }

  /** The same for pages: that a link was opened, which anybody can do, is no reason to make all of them anew. */
  async countForPages(): Promise<number> {
    return this.#sumOf((name) => !hidden.has(name) && name !== 'openings');
  }

  async #sumOf(isCounted: (name: Changed) => boolean): Promise<number> {
    await this.#lookNow();
    return changedNames.filter(isCounted).reduce((sum, name) => sum + this.#counts[name], 0);
  }

  /** How often each group has changed until now. */
  async counts(): Promise<Counts> {
    await this.#lookNow();
    return { ...this.#counts };
  }

  /** Whether what was read then is still so: data of no group, and these groups. */
  isUnchanged(since: Counts, read: Iterable<Group>): boolean {
    return (['data', ...read] as const).every((changed) => this.#counts[changed] === since[changed]);
  }

  /**
   * Does the work and returns with its answer which groups it may have read: those that any statement named meanwhile. A
   * statement that was sent for several calls at once is so counted for each of them.
   */
  async watchReads<Answer>(work: () => Promise<Answer>): Promise<[Answer, Set<Group>]> {
    const read = new Set<Group>();
    this.#watching.add(read);
    try {
      return [await work(), read];
    } finally {
      this.#watching.delete(read);
    }
  }

  /** Records a statement that is sent. */
  recordStatement(sql: string): void {
    if (this.#watching.size > 0) for (const group of groupsIn(sql)) for (const read of this.#watching) read.add(group);
  }

  /** Records that something was used that was read from these groups before. */
  recordReads(used: readonly Group[]): void {
    for (const read of this.#watching) for (const group of used) read.add(group);
  }

  async #lookNow(): Promise<void> {
    if (performance.now() - this.#polledAt > this.pollInterval)
      await (this.#polling ??= this.#look().finally(() => (this.#polling = undefined)));
  }

  /** Resolves when every write that another process has finished by now is counted. */
  catchUp(): Promise<void> {
    // One that is under way may have read before the write.
    return (this.#nextCatchUp ??= (this.#catchingUp ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.#nextCatchUp = undefined;
        return (this.#catchingUp ??= this.#look().finally(() => (this.#catchingUp = undefined)));
      }));
  }

  async #look(): Promise<void> {
    const tables = await this.readWrites();
    for (const changed of new Set<Changed>(tables?.map((table) => groupOf.get(table) ?? 'data') ?? changedNames))
      this.increment(changed);
    this.#polledAt = performance.now();
  }
}

// A quoted text may contain dashes.
const quotedOrComment = /('(?:[^']|'')*'|"[^"]*")|--.*/g;
const changesNothing = /\bfor\s+(?:no\s+key\s+)?update\b|\bdo\s+(?:update|nothing)\b/gi;
// False positives are fine: they only cost a cache miss.
const writes = /\b(?:insert|update|delete|merge|truncate|copy|create|alter|drop|refresh|call|do)\b/gi;
const tableNames = Object.values(groups).flat().join('|');
const writesToGroups = new RegExp(
  `\\b(?:insert\\s+into|update|delete\\s+from)\\s+(?:"public"\\.)?"?(${tableNames})"?(?![\\w.])`,
  'gi',
);
const groupOf = new Map(groupNames.flatMap((group) => groups[group].map((table) => [table as string, group] as const)));
const namedTables = new RegExp(`\\b(?:${tableNames})\\b`, 'gi');

/** The groups whose tables a statement names. */
const groupsIn = (sql: string): Set<Group> =>
  new Set((sql.match(namedTables) ?? []).flatMap((table) => groupOf.get(table.toLowerCase()) ?? []));

const isPlainWrite = /^\s*(?:insert|update|delete)\b/i;

/** What a statement may have changed, if it affected so many rows or an unknown number. */
export function changedBy(statement: string, affected?: number): ReadonlySet<Changed> {
  const sql = statement.replace(quotedOrComment, '$1').replace(changesNothing, '');
  const count = sql.match(writes)?.length ?? 0;
  if (count === 0 || (affected === 0 && count === 1 && isPlainWrite.test(sql))) return new Set();
  const tables = Array.from(sql.matchAll(writesToGroups), ([, table = '']) => table.toLowerCase());
  return new Set(tables.length === count ? tables.flatMap((table) => groupOf.get(table) ?? []) : ['data']);
}

/** Hears which statements are sent, and what each, or its transaction, may have written. */
interface Listener {
  sent(sql: string): void;
  wrote(changed: Changed): void;
}

/** The same connections to the database, with a listener. */
export const withListener = (factory: SqlDriverAdapterFactory, listener: Listener): SqlDriverAdapterFactory => ({
  provider: factory.provider,
  adapterName: factory.adapterName,
  async connect() {
    const adapter = await factory.connect();
    watch(adapter, listener);
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) =>
      watchTransaction(await startTransaction(isolationLevel), listener);
    return adapter;
  },
});

function watchTransaction(transaction: Transaction, { sent, wrote }: Listener): Transaction {
  const written = new Set<Changed>();
  watch(transaction, { sent, wrote: (changed) => void written.add(changed) });
  // A commit whose reply was lost looks like a rollback here.
  for (const end of ['commit', 'rollback'] as const) {
    const finish = transaction[end].bind(transaction);
    transaction[end] = async () => {
      try {
        await finish();
      } finally {
        written.forEach(wrote);
      }
    };
  }
  return transaction;
}

function watch(queryable: SqlQueryable, { sent, wrote }: Listener): void {
  const [queryRaw, executeRaw] = [queryable.queryRaw.bind(queryable), queryable.executeRaw.bind(queryable)];
  const report = ({ sql }: SqlQuery, affected?: number) => changedBy(sql, affected).forEach(wrote);
  queryable.queryRaw = (query) => {
    sent(query.sql);
    return queryRaw(query).finally(() => report(query));
  };
  queryable.executeRaw = async (query) => {
    sent(query.sql);
    // It may have succeeded although its reply was lost.
    let affected: number | undefined;
    try {
      return (affected = await executeRaw(query));
    } finally {
      report(query, affected);
    }
  };
}
