import type { Pool } from 'pg';
import { copyRows } from '../copyRows';
import { authorityHeading, headingId, headingUses } from '../titleHeadings';
import type { TitleInput } from '../storeTitles';
import { titleRow } from '../titleRow';
import { inTransaction } from '../transaction';
import { makeSeedTitle } from './seedTitle';

/** The titles to write. */
export interface LoadOptions {
  titles: number;
  patrons: number;
  /** ISO date. */
  today: string;
  onProgress?: ((done: number, total: number, what: string) => void) | undefined;
}

const BATCH = 1_000;

/**
 * Writes the titles into an empty database by COPY: the same rows as storeTitles, without any queries, in constant memory.
 * Only for records without authority codes of their own. Titles go over one connection, each described while PostgreSQL
 * stores the ones before, and what belongs to them follows over another. So the tables must be without foreign keys
 * meanwhile (`removeIndexes`).
 */
export async function loadTitles(pool: Pool, { titles, patrons, today, onProgress }: LoadOptions): Promise<void> {
  const codes = new Map<string, number>();
  let before = rowsBeside();
  for (let first = 1; first <= titles; first += BATCH) {
    const last = Math.min(first + BATCH - 1, titles);
    const beside = rowsBeside();
    const described = function* () {
      for (let number = first; number <= last; number += 1) {
        const { input, copies, loans, holds } = makeSeedTitle(number, patrons, today);
        yield { cod_acervo: number, ...describe(number, input, codes, beside) };
        beside.exemplar.push(...copies);
        beside.emprestimo.push(...loans);
        beside.reserva.push(...holds);
      }
    };
    await Promise.all([
      inTransaction(pool, (client) => copyRows(client, 'acervo', described())),
      writeBeside(pool, before),
    ]);
    before = beside;
    onProgress?.(last, titles, 'titles');
  }
  await writeBeside(pool, before);
}

/** What belongs to some titles, by table. */
const rowsBeside = () => ({
  autoridade: [] as object[],
  acervo_autoridade: [] as object[],
  exemplar: [] as object[],
  emprestimo: [] as object[],
  reserva: [] as object[],
});
type RowsBeside = ReturnType<typeof rowsBeside>;

const writeBeside = (pool: Pool, beside: RowsBeside): Promise<void> =>
  inTransaction(pool, async (client) => {
    for (const [table, rows] of Object.entries(beside)) await copyRows(client, table, rows);
  });

/** The row of a title; its headings and their uses go to the rows beside it. @param codes of the headings so far */
function describe(
  cod_acervo: number,
  { record, source_key, data_inclusao, libraries = [], barcodes = [] }: TitleInput,
  codes: Map<string, number>,
  { autoridade, acervo_autoridade }: RowsBeside,
) {
  for (const use of headingUses(record)) {
    const id = headingId(use);
    let cod_autoridade = codes.get(id);
    if (cod_autoridade === undefined) {
      cod_autoridade = codes.size + 1;
      codes.set(id, cod_autoridade);
      autoridade.push({ cod_autoridade, tipo: use.tipo, nome: use.nome, name_key: use.name_key });
    }
    const { paragrafo, seq_paragrafo } = use;
    acervo_autoridade.push({ cod_acervo, paragrafo, seq_paragrafo, cod_autoridade });
  }
  return titleRow(record, {
    source_key,
    data_inclusao,
    libraries,
    barcodes,
    authorityCodes: (heading) => {
      const found = authorityHeading(heading);
      const code = found && codes.get(headingId(found));
      return code ? String(code) : null;
    },
  });
}
