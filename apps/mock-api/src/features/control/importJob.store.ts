import type { ImportRun } from '@catalogue/api-contract';
import { storableJson } from '@catalogue/database/storableJson';
import type { MarcEncoding } from '@catalogue/domain';
import type { Message } from '@catalogue/marc-import/report';
import type { ClientBase } from 'pg';

/** More of them help nobody; the counts go on. */
const maxMessages = 100_000;

type Note = Omit<ImportRun['notes'][number], 'kind'>;

interface FileToImport {
  name: string;
  bytes: number;
  /** Records of it, from the first, that are stored already. */
  committed: number;
  options: { source?: string; encoding?: MarcEncoding };
  notes: Record<string, Note> | null;
  messages: number;
}

/** The file of an import that a browser has sent. */
export async function findFileToImport(db: ClientBase, run: number): Promise<FileToImport> {
  const { rows } = await db.query<FileToImport>(
    `SELECT f.name, f.bytes, f.committed, r.options, f.notes,
            (SELECT count(*)::int FROM importacao_mensagem m WHERE m.run_id = r.id) AS messages
       FROM importacao r JOIN importacao_arquivo f ON f.run_id = r.id WHERE r.id = $1`,
    [run],
  );
  if (!rows[0]) throw new Error(`There is no import ${run}.`);
  return rows[0];
}

/** The bytes of the file, a piece at a time. */
export async function* piecesOf(db: ClientBase, run: number): AsyncGenerator<Uint8Array> {
  for (let piece = 0; ; piece += 1) {
    const { rows } = await db.query<{ bytes: Buffer }>(
      'SELECT bytes FROM importacao_pedaco WHERE run_id = $1 AND piece = $2',
      [run, piece],
    );
    if (!rows[0]) return;
    yield rows[0].bytes;
  }
}

/** Collects what an import reports, and stores it with the batch that it is about. */
export class MessageStore {
  readonly path = null;
  readonly #notes: Map<string, Note>;
  #stored: number;
  #waiting: Message[] = [];

  constructor(
    private readonly run: number,
    { notes, messages }: Pick<FileToImport, 'notes' | 'messages'>,
  ) {
    this.#notes = new Map(Object.entries(notes ?? {}));
    this.#stored = messages;
  }

  write(message: Message): void {
    const { kind, number, rejected } = message;
    const before = this.#notes.get(kind);
    this.#notes.set(kind, {
      records: (before?.records ?? 0) + 1,
      first: before?.first ?? number,
      rejected,
    });
    if (this.#stored + this.#waiting.length < maxMessages) this.#waiting.push(message);
  }

  close = (): void => undefined;

  /** In the transaction of its caller. */
  async store(db: ClientBase): Promise<void> {
    if (this.#waiting.length === 0) return;
    const messages = this.#waiting.splice(0);
    await db.query(
      `INSERT INTO importacao_mensagem (run_id, number, byte, control, kind, text)
       SELECT $1, number, "offset", control, kind, text
         FROM jsonb_to_recordset($2) AS m(number int, "offset" bigint, control text, kind text, text text)`,
      [this.run, storableJson(messages)],
    );
    await db.query('UPDATE importacao_arquivo SET notes = $2 WHERE run_id = $1 AND place = 1', [
      this.run,
      storableJson(Object.fromEntries(this.#notes)),
    ]);
    this.#stored += messages.length;
  }
}
