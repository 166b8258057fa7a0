import type { Client } from 'pg';
import { keepReplaced, recordCreated } from '@catalogue/database/importRuns';
import { lockAuthorities } from '@catalogue/database/authorities';
import { findOrCreateLibraries, type FoundLibrary, type LibraryChoice } from '@catalogue/database/findLibraries';
import { mapInTurns } from '@catalogue/database/mapInTurns';
import { refreshLibraryFacet } from '@catalogue/database/libraryFacet';
import { storeCopies, type RejectedCopy, type StoredCopies } from '@catalogue/database/storeCopies';
import { storeTitles, type StoredTitle } from '@catalogue/database/storeTitles';
import { copiesOf, dateEntered, type CopyDescription, type FacetEntry, type MarcRecord } from '@catalogue/domain';
import { codeOf, messageOf } from '@catalogue/command-kit/failure';

/** A record that was read and is to be stored. */
export interface Incoming {
  record: MarcRecord;
  source_key: string;
  raw: Uint8Array;
  number: number;
  offset: number;
}

export interface StoreOptions {
  libraries: LibraryChoice;
  /** ISO date. */
  today: string;
  dryRun: boolean;
  /** Null in a dry run. */
  run: number | null;
}

export interface StoredBatch {
  outcomes: StoredTitle['outcome'][];
  copies: Omit<StoredCopies, 'rejected'>[];
  rejectedCopies: (RejectedCopy & { incoming: Incoming })[];
  libraries: { sigla: string; name: string; items: number; created: boolean }[];
  rejected: { incoming: Incoming; reason: string }[];
}

/** Stores whole records. If the database refuses a batch, it is halved until the refused records are found; only those are left out. */
export async function storeBatch(db: Client, batch: readonly Incoming[], options: StoreOptions): Promise<StoredBatch> {
  try {
    return await storeTogether(db, batch, options);
  } catch (error) {
    // Any other error ends the session and its transaction.
    if (!isAboutTheData(error)) throw error;
    await db.query('ROLLBACK');
    const [incoming] = batch;
    if (batch.length === 1 && incoming) return { ...nothing(), rejected: [{ incoming, reason: reasonOf(error) }] };
    const middle = batch.length >> 1;
    const first = await storeBatch(db, batch.slice(0, middle), options);
    return joined(first, await storeBatch(db, batch.slice(middle), options));
  }
}

async function storeTogether(db: Client, batch: readonly Incoming[], options: StoreOptions): Promise<StoredBatch> {
  const described = await mapInTurns(batch, (incoming) => ({ ...incoming, copies: copiesOf(incoming.record) }));
  await db.query('BEGIN');
  await lockAuthorities(db);
  const libraries = await findOrCreateLibraries(
    db,
    described.flatMap(({ copies }) => copies.map(({ biblioteca }) => biblioteca)),
    options.libraries,
  );
  const inputs = described.map(({ record, source_key, copies }) => ({
    record,
    source_key,
    // The day on which its library acquired it: older titles are not new acquisitions.
    data_inclusao: dateEntered(record, options.today) ?? options.today,
    libraries: facetOf(copies, libraries),
    barcodes: copies.flatMap(({ cod_exemplar }) => cod_exemplar ?? []),
  }));
  const { run } = options;
  const titles = await storeTitles(db, inputs, {
    onReplace: async (replaced) => run !== null && (await keepReplaced(db, run, replaced)),
  });
  const titleCopies = described.map(({ source_key, copies }, index) => ({
    source_key,
    copies,
    cod_acervo: titles[index]?.cod_acervo ?? 0,
    changed: titles[index]?.outcome !== 'unchanged',
  }));
  const { rejected, ...copies } = await storeCopies(db, titleCopies, libraries);
  await refreshLibraryFacet(
    db,
    titleCopies.filter((title) => title.copies.length > 0 || title.changed).map(({ cod_acervo }) => cod_acervo),
  );
  if (run !== null) {
    const created = [...libraries.values()].filter((library) => library.created);
    await recordCreated(db, run, { titles, libraries: created.map(({ cod_biblioteca }) => cod_biblioteca) });
  }
  await db.query(options.dryRun ? 'ROLLBACK' : 'COMMIT');
  const items = itemsOf(described.flatMap((title) => title.copies));
  const incomingOf = new Map(batch.map((incoming, index) => [titles[index]?.cod_acervo, incoming]));
  return {
    outcomes: titles.map(({ outcome }) => outcome),
    copies: [copies],
    rejectedCopies: rejected.flatMap((copy) => {
      const incoming = incomingOf.get(copy.cod_acervo);
      return incoming ? [{ ...copy, incoming }] : [];
    }),
    libraries: [...libraries].map(([code, { created, sigla, desc_biblioteca }]) => ({
      sigla,
      name: desc_biblioteca,
      items: items.get(code) ?? 0,
      created,
    })),
    rejected: [],
  };
}

/** How many items each library has: counted in one pass, since a record may name thousands of libraries. */
function itemsOf(copies: readonly CopyDescription[]): Map<string | null, number> {
  const items = new Map<string | null, number>();
  for (const { biblioteca } of copies) items.set(biblioteca, (items.get(biblioteca) ?? 0) + 1);
  return items;
}

/** The facet B of these copies, in the order of `refreshLibraryFacet`, which then changes nothing. */
function facetOf(
  copies: readonly CopyDescription[],
  libraries: ReadonlyMap<string | null, FoundLibrary>,
): FacetEntry[] {
  const holding = new Map(
    copies.flatMap(({ biblioteca }) => {
      const library = libraries.get(biblioteca);
      return library ? [[library.cod_biblioteca, library.desc_biblioteca] as const] : [];
    }),
  );
  return [...holding]
    .sort(([one], [other]) => one - other)
    .map(([codigo, descricao]) => ({ codigo: String(codigo), descricao }));
}

// SQLSTATE: 22 data exception, 23 integrity, 54 program limit. A defect of our code that a record triggers has no code.
const isAboutTheData = (error: unknown): boolean =>
  /^(22|23|54)...$/.test(codeOf(error) ?? '') || error instanceof TypeError || error instanceof RangeError;

const reasonOf = (error: unknown): string => `it cannot be stored (${messageOf(error)})`;

const nothing = (): StoredBatch => ({ outcomes: [], copies: [], rejectedCopies: [], libraries: [], rejected: [] });

const joined = (one: StoredBatch, other: StoredBatch): StoredBatch => ({
  outcomes: [...one.outcomes, ...other.outcomes],
  copies: [...one.copies, ...other.copies],
  rejectedCopies: [...one.rejectedCopies, ...other.rejectedCopies],
  libraries: [...one.libraries, ...other.libraries],
  rejected: [...one.rejected, ...other.rejected],
});
