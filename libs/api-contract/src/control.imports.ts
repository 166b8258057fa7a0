import * as z from 'zod/mini';
import { importPieceBytes, maxImportBytes, maxSourceLength } from './control.codes';
import { defineContract } from './endpoint';
import { assumed, Code } from './fields';

/** An import of MARC records: of the screen, or of the command `npm run import`. */
export const ImportRun = z.object({
  id: assumed(z.int()),
  /** The name of its file; of the command, of all of them. */
  name: assumed(z.string()),
  /**
   * `receiving`: its file is not here as a whole. `interrupted`: a server or command that ended, or somebody, has stopped it.
   * `failed`: the file is not MARC, or cannot be read to its end.
   */
  state: assumed(z.enum(['receiving', 'importing', 'interrupted', 'done', 'failed', 'undoing', 'undone'])),
  started_at: assumed(z.string()),
  finished_at: assumed(z.nullable(z.string())),
  /** Of the file, how many have arrived, and how many of these are read; null for an import of the command. */
  bytes: assumed(z.nullable(z.int())),
  received: assumed(z.int()),
  read: assumed(z.int()),
  /** Records of the file, from the first, that are dealt with. */
  records: assumed(z.int()),
  /** Titles that it created and changed; once it is undone, those that stayed. */
  added: assumed(z.int()),
  updated: assumed(z.int()),
  /** What was found wrong: each kind, how many records it concerns, the first of them, and whether they are left out. */
  notes: assumed(
    z.array(
      z.object({
        kind: assumed(z.string()),
        records: assumed(z.int()),
        first: assumed(z.int()),
        rejected: assumed(z.boolean()),
      }),
    ),
  ),
  failure: assumed(z.nullable(z.enum(['not-marc', 'unreadable', 'no-records']))),
  /** Libraries that it created under the code of its records. */
  libraries: assumed(z.array(z.string())),
  /** Whether the rest can be imported without sending the file again. */
  resumable: assumed(z.boolean()),
});
export type ImportRun = z.output<typeof ImportRun>;

const params = z.strictObject({ import: assumed(Code) });
const unknownImport = { 'Importação não encontrada.': 404 } as const;
const atWork = { 'Esta importação está em andamento.': 409 } as const;
const anotherAtWork = { 'Outra importação está em andamento.': 409 } as const;

/** Imports of MARC records, for who has no terminal. The file comes in pieces, so that no request is large. */
export const imports = defineContract({
  listImports: {
    id: 'mock-imports',
    summary: 'The last 20 imports of MARC records, the latest first, and how far each is',
    method: 'GET',
    path: '/__mock/imports',
    access: 'none',
    reply: z.array(ImportRun),
  },
  beginImport: {
    id: 'mock-imports-begin',
    summary: `Announces a file of at most ${maxImportBytes} bytes, which follows in pieces; one at a time`,
    method: 'POST',
    path: '/__mock/imports',
    access: 'none',
    body: z.strictObject({
      name: assumed(z.string().check(z.trim(), z.minLength(1), z.maxLength(255))),
      bytes: assumed(z.int().check(z.minimum(0))),
      /** The source of the control numbers of records without 003. */
      source: assumed(z.optional(z.string().check(z.trim(), z.maxLength(maxSourceLength)))),
      /** For files with a wrong encoding in their leaders. */
      encoding: assumed(z.optional(z.enum(['utf-8', 'marc-8', 'iso-8859-1']))),
    }),
    status: 201,
    reply: ImportRun,
    refusals: {
      'O arquivo está vazio.': 422,
      'O arquivo é grande demais.': 413,
      ...anotherAtWork,
    },
  },
  addImportPiece: {
    id: 'mock-imports-piece',
    summary: `Adds a piece of the file, from 0: each has ${importPieceBytes} bytes but the last. After the last one the import begins`,
    method: 'PUT',
    path: '/__mock/imports/{import}/pieces/{piece}',
    access: 'none',
    params: z.extend(params, {
      piece: assumed(
        z.pipe(
          z.string().check(z.regex(/^\d{1,6}$/)),
          z.transform((text) => Number(text)),
        ),
      ),
    }),
    body: z.strictObject({ base64: assumed(z.string().check(z.regex(/^[A-Za-z\d+/]+={0,2}$/))) }),
    reply: ImportRun,
    refusals: {
      ...unknownImport,
      ...atWork,
      ...anotherAtWork,
      'Este pedaço não é deste arquivo.': 422,
    },
  },
  stopImport: {
    id: 'mock-imports-stop',
    summary: 'Stops an import, or the undoing of one; what is stored stays',
    method: 'POST',
    path: '/__mock/imports/{import}/stop',
    access: 'none',
    params,
    reply: ImportRun,
    refusals: unknownImport,
  },
  resumeImport: {
    id: 'mock-imports-resume',
    summary: 'Goes on with an import that was interrupted, after the last record that is stored',
    method: 'POST',
    path: '/__mock/imports/{import}/resume',
    access: 'none',
    params,
    reply: ImportRun,
    refusals: {
      ...unknownImport,
      ...atWork,
      ...anotherAtWork,
      'Esta importação não pode continuar: envie o arquivo de novo.': 422,
    },
  },
  undoImport: {
    id: 'mock-imports-undo',
    summary:
      'Undoes an import: deletes the titles that it created and gives those that it changed their earlier record. One whose file has not arrived is forgotten',
    method: 'POST',
    path: '/__mock/imports/{import}/undo',
    access: 'none',
    params,
    reply: z.nullable(ImportRun),
    refusals: { ...unknownImport, ...atWork, ...anotherAtWork },
  },
  getImportReport: {
    id: 'mock-imports-report',
    summary: 'Every message of an import as CSV, one line a record and message; at most 100 000',
    method: 'GET',
    path: '/__mock/imports/{import}/report',
    access: 'none',
    params,
    file: true,
    reply: z.null(),
    refusals: unknownImport,
  },
});
