import type { ClientBase, Pool } from 'pg';
import type { FacetEntry, MarcRecord } from '@catalogue/domain';
import { findOrCreateAuthorities, lockAuthorities } from './authorities';
import { copyRows } from './copyRows';
import { mapInTurns } from './mapInTurns';
import { authorityHeading, headingId, headingUses } from './titleHeadings';
import { contentHash, titleColumns, titleRow, type TitleRow } from './titleRow';
import { storableJson } from './storableJson';
import { inTransaction } from './transaction';

export interface TitleInput {
  record: MarcRecord;
  /** 003 and 001 of the source, else a hash of the content; at most 500 characters. */
  source_key: string;
  /** ISO date of the first import of the title. */
  data_inclusao: string;
  /** The libraries with copies, if already known; else `refreshLibraryFacet` fills them in. */
  libraries?: readonly FacetEntry[];
  /** The barcodes of its copies. */
  barcodes?: readonly string[];
}

export interface StoredTitle {
  source_key: string;
  cod_acervo: number;
  outcome: 'new' | 'updated' | 'unchanged';
}

interface StoreOptions {
  /** Derives titles again whose record is unchanged, after a change of what is derived. */
  again?: boolean;
  /** Called with the titles whose stored record is about to be replaced, in the same transaction. */
  onReplace?: (titles: readonly TitleInput[]) => Promise<unknown>;
}

interface KnownTitle {
  source_key: string;
  cod_acervo: number;
  content_hash: string;
}

/**
 * Stores titles with everything derived from them, in one transaction: the whole batch or nothing. Returns one result
 * per title, in the order given. A title whose record is unchanged is not touched. With a pool it opens the
 * transaction, with a client it joins the caller's.
 */
export function storeTitles(
  db: Pool | ClientBase,
  batch: readonly TitleInput[],
  options: StoreOptions = {},
): Promise<StoredTitle[]> {
  return inTransaction(db, async (client) => {
    await lockAuthorities(client);
    const stored: StoredTitle[] = [];
    for (const run of runsWithoutRepeats(batch)) stored.push(...(await storeRun(client, run, options)));
    return stored;
  });
}

/** A file can contain a title twice: the earlier record must be stored before the later one is processed. */
function runsWithoutRepeats(batch: readonly TitleInput[]): TitleInput[][] {
  const runs: TitleInput[][] = [];
  let seen = new Set<string>();
  for (const title of batch) {
    const run = runs.at(-1);
    if (run && !seen.has(title.source_key)) run.push(title);
    else {
      runs.push([title]);
      seen = new Set();
    }
    seen.add(title.source_key);
  }
  return runs;
}

async function storeRun(
  client: ClientBase,
  run: readonly TitleInput[],
  { again = false, onReplace }: StoreOptions,
): Promise<StoredTitle[]> {
  const known = await findKnown(client, run);
  const changed = again
    ? run
    : run.filter(({ record, source_key }) => known.get(source_key)?.content_hash !== contentHash(record));
  const uses = await mapInTurns(changed, ({ record }) => headingUses(record));
  const codes = await findOrCreateAuthorities(client, uses.flat());
  const describe = ({ record, ...title }: TitleInput): TitleRow =>
    titleRow(record, {
      ...title,
      libraries: title.libraries ?? [],
      barcodes: title.barcodes ?? [],
      authorityCodes: (heading) => {
        const found = authorityHeading(heading);
        const code = found && codes.get(headingId(found));
        return code ? String(code) : null;
      },
    });
  const isKnown = ({ source_key }: TitleInput): boolean => known.has(source_key);
  const added = changed.filter((title) => !isKnown(title));
  const replaced = changed.filter(isKnown);
  if (replaced.length > 0) await onReplace?.(replaced);
  const titleCodes = new Map([...known].map(([key, { cod_acervo }]) => [key, cod_acervo]));
  for (const [index, cod_acervo] of (await nextCodes(client, added.length)).entries()) {
    titleCodes.set(added[index]?.source_key ?? '', cod_acervo);
  }
  const codeOf = (key: string) => titleCodes.get(key) ?? 0;
  // The database stores some titles while the next ones are being described.
  const described = function* (titles: readonly TitleInput[]) {
    for (const title of titles) yield { cod_acervo: codeOf(title.source_key), ...describe(title) };
  };
  await copyRows(client, 'acervo', described(added));
  await updateTitles(client, await mapInTurns(replaced, describe), again);
  await copyRows(
    client,
    'acervo_autoridade',
    changed.flatMap(({ source_key }, index) =>
      (uses[index] ?? []).map((use) => ({
        cod_acervo: codeOf(source_key),
        paragrafo: use.paragrafo,
        seq_paragrafo: use.seq_paragrafo,
        cod_autoridade: codes.get(headingId(use)) ?? 0,
      })),
    ),
  );
  const changedKeys = new Set(changed.map(({ source_key }) => source_key));
  return run.map(({ source_key }) => ({
    source_key,
    cod_acervo: codeOf(source_key),
    outcome: !known.has(source_key) ? 'new' : changedKeys.has(source_key) ? 'updated' : 'unchanged',
  }));
}

async function findKnown(client: ClientBase, run: readonly TitleInput[]): Promise<Map<string, KnownTitle>> {
  const { rows } = await client.query<KnownTitle>(
    'SELECT source_key, cod_acervo, content_hash FROM acervo WHERE source_key = ANY($1) FOR UPDATE',
    [run.map(({ source_key }) => source_key)],
  );
  return new Map(rows.map((row) => [row.source_key, row]));
}

const names = Object.keys(titleColumns);
const recordset = `jsonb_to_recordset($1::jsonb) AS t(${Object.entries(titleColumns)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')})`;

async function nextCodes(client: ClientBase, count: number): Promise<number[]> {
  const { rows } = await client.query<{ code: number }>(
    `SELECT nextval(pg_get_serial_sequence('acervo', 'cod_acervo'))::int AS code FROM generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ code }) => code);
}

async function updateTitles(client: ClientBase, rows: readonly TitleRow[], again: boolean): Promise<void> {
  if (rows.length === 0) return;
  // A record from the database lacks the characters that it could not store, and so has another hash than its file's.
  const kept = ['source_key', 'data_inclusao', 'dados_adicionais', ...(again ? ['content_hash', 'marc'] : [])];
  const derived = names.filter((name) => !kept.includes(name));
  // The record does not contain the libraries of facet B.
  await client.query(
    `UPDATE acervo SET ${derived.map((name) => `${name} = t.${name}`).join(', ')},
            dados_adicionais = t.dados_adicionais || jsonb_build_object('B', acervo.dados_adicionais -> 'B')
       FROM ${recordset} WHERE acervo.source_key = t.source_key`,
    [storableJson(rows)],
  );
  await client.query(
    'DELETE FROM acervo_autoridade USING acervo WHERE acervo.cod_acervo = acervo_autoridade.cod_acervo AND source_key = ANY($1)',
    [rows.map(({ source_key }) => source_key)],
  );
}
