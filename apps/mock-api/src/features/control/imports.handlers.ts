import { importPieceBytes, maxImportBytes, type control, type ImportRun, type imports } from '@catalogue/api-contract';
import { reportHead, reportLine } from '@catalogue/marc-import/report';
import type { Prisma } from '@catalogue/database/generated/client';
import type { Deps } from '../../deps';
import type { Handlers, Refuse } from '../../http/serve';
import type { Tenants } from '../../tenants/tenants';
import { startImport, startUndo } from './importJob';
import {
  announceImport,
  endWorkOn,
  findImports,
  findMessages,
  forgetImport,
  keepPiece,
  lockImports,
} from './imports.store';

const unknown = 'Importação não encontrada.';
const atWork = 'Esta importação está em andamento.';
const another = 'Outra importação está em andamento.';

/** A file that is still being sent changes no title. */
const isAtWork = ({ state }: ImportRun): boolean => ['importing', 'undoing'].includes(state);
const isUnderWay = (run: ImportRun): boolean => run.state === 'receiving' || isAtWork(run);

/** Who and since when, for who is refused. */
const named = ({ name, started_at }: ImportRun) => ({ errors: { name: [`${name}, ${started_at}`] } });

const pieceLength = ({ bytes }: ImportRun, piece: number): number =>
  Math.min(importPieceBytes, Math.max(0, (bytes ?? 0) - piece * importPieceBytes));

async function findImport({ db }: Pick<Deps, 'db'>, id: number): Promise<ImportRun | undefined> {
  return (await findImports(db, id))[0];
}

/** Begins work, or refuses it while another import is under way. Two at once ask one after the other. */
const unlessAnother = <Begun>(
  { db }: Pick<Deps, 'db'>,
  refuse: Refuse<typeof another>,
  {
    own,
    isOther = isUnderWay,
    work,
  }: { own?: number; isOther?: typeof isUnderWay; work: (tx: Prisma.TransactionClient) => Promise<Begun> },
): Promise<Begun> =>
  db.$transaction(async (tx) => {
    await lockImports(tx);
    const other = (await findImports(tx)).find((run) => run.id !== own && isOther(run));
    if (other) refuse(another, named(other));
    return work(tx);
  });

/** What `npm run import` does, for who has no terminal (decision 061). */
export const importHandlers = (tenants: Tenants): Pick<Handlers<typeof control>, keyof typeof imports> => ({
  async listImports(_, { db }) {
    return findImports(db);
  },

  async beginImport({ body, refuse }, { db, clock }) {
    const { name, bytes, ...options } = body;
    if (bytes === 0) refuse('O arquivo está vazio.');
    if (bytes > maxImportBytes) refuse('O arquivo é grande demais.');
    const id = await unlessAnother({ db }, refuse, {
      work: (tx) => announceImport(tx, { name, bytes, options, at: clock.now() }),
    });
    return (await findImport({ db }, id)) ?? refuse(another);
  },

  async addImportPiece({ params, body, refuse }, { db, tenant }) {
    const before = (await findImport({ db }, params.import)) ?? refuse(unknown);
    if (before.state !== 'receiving') refuse(atWork);
    const bytes = Uint8Array.from(Buffer.from(body.base64, 'base64'));
    if (bytes.length === 0 || bytes.length !== pieceLength(before, params.piece))
      refuse('Este pedaço não é deste arquivo.');
    await keepPiece(db, before.id, params.piece, bytes);
    const after = (await findImport({ db }, before.id)) ?? refuse(unknown);
    if (!after.resumable) return after;
    // Between the last piece and this another one may have begun: then this one waits to be resumed.
    await unlessAnother({ db }, refuse, { own: after.id, work: () => startImport(tenants, tenant, after.id) });
    return (await findImport({ db }, after.id)) ?? refuse(unknown);
  },

  async stopImport({ params, refuse }, { db }) {
    await endWorkOn(db, params.import);
    return (await findImport({ db }, params.import)) ?? refuse(unknown);
  },

  async resumeImport({ params, refuse }, { db, tenant }) {
    const run = (await findImport({ db }, params.import)) ?? refuse(unknown);
    if (isUnderWay(run)) refuse(atWork);
    if (!run.resumable) refuse('Esta importação não pode continuar: envie o arquivo de novo.');
    const work = () => startImport(tenants, tenant, run.id);
    if (!(await unlessAnother({ db }, refuse, { own: run.id, work }))) refuse(atWork);
    return (await findImport({ db }, run.id)) ?? refuse(unknown);
  },

  async undoImport({ params, refuse }, { db, tenant }) {
    const run = (await findImport({ db }, params.import)) ?? refuse(unknown);
    // Its last piece may arrive meanwhile, and the import begin.
    if (run.state === 'receiving' && (await forgetImport(db, run.id))) return null;
    if (isUnderWay(run)) refuse(atWork);
    const work = () => startUndo(tenants, tenant, run.id);
    if (!(await unlessAnother({ db }, refuse, { own: run.id, isOther: isAtWork, work }))) refuse(atWork);
    return (await findImport({ db }, run.id)) ?? refuse(unknown);
  },

  async getImportReport({ params, refuse }, { db }) {
    const { id, name } = (await findImport({ db }, params.import)) ?? refuse(unknown);
    const lines = (await findMessages(db, id)).map(reportLine);
    return {
      nome: `${name}.report.csv`,
      tipo: 'text/csv; charset=utf-8',
      base64: Buffer.from(reportHead + lines.join('')).toString('base64'),
    };
  },
});
