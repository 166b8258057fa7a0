import { commandLine } from '@catalogue/command-kit/commandLine';
import { printable } from '@catalogue/command-kit/printable';
import type { ImportResult } from '@catalogue/marc-import/counts';
import { noteTexts } from '@catalogue/marc-import/noteTexts';

const COLUMNS = ['read', 'new', 'updated', 'unchanged', 'rejected'] as const;

/** Prints the results of the import. */
export function printSummary(
  all: readonly ImportResult[],
  dryRun: boolean,
  print: (line: string) => void = console.log,
): void {
  for (const line of summaryLines(all, dryRun)) print(line);
}

export function summaryLines(all: readonly ImportResult[], dryRun: boolean): string[] {
  const lines = [
    '',
    ...table(all),
    ...all.flatMap(notes),
    ...(dryRun ? ['Dry run: nothing was changed.'] : wayBack(all)),
  ];
  return lines.map(printable);
}

function wayBack(all: readonly ImportResult[]): string[] {
  const run = all.find((imported) => imported.new + imported.updated > 0)?.run;
  return run ? [`Import ${run}: "${commandLine('import', `--undo ${run}`)}" undoes it.`] : [];
}

function table(all: readonly ImportResult[]): string[] {
  const rows: { name: string; counts: number[] }[] = all.map((imported) => ({
    name: imported.name,
    counts: COLUMNS.map((column) => imported[column]),
  }));
  if (all.length > 1) {
    const sum = (column: (typeof COLUMNS)[number]): number =>
      all.reduce((total, imported) => total + imported[column], 0);
    rows.push({ name: 'total', counts: COLUMNS.map(sum) });
  }
  const width = Math.max(...rows.map(({ name }) => name.length), 0);
  const cells = (values: readonly (string | number)[]): string =>
    values.map((value) => String(value).padStart(10)).join('');
  return [' '.repeat(width) + cells(COLUMNS), ...rows.map(({ name, counts }) => name.padEnd(width) + cells(counts))];
}

function notes({
  name,
  read,
  seconds,
  copies,
  createdLibraries,
  warnings,
  left,
  resumedAfter,
  rejectsPath,
  reportPath,
  complete,
}: ImportResult): string[] {
  const lines = [
    `${name}: ${seconds.toFixed(1)} s, ${Math.round(read / Math.max(seconds, 0.001))} records/s.`,
    `  Copies: ${copies.new} new, ${copies.updated} updated, ${copies.unchanged} unchanged, ${copies.removed} removed, ${copies.rejected} rejected.`,
  ];
  if (resumedAfter > 0)
    lines.push(`  The first ${resumedAfter.toLocaleString('en')} records were imported before the interruption.`);
  if (copies.kept > 0)
    lines.push(`  Copies missing from their record but kept because they have been on loan: ${copies.kept}.`);
  for (const [sigla, { name: called, items }] of createdLibraries) {
    const advice = `--campus "${sigla}=NAME" gives it one${called === sigla ? `, --library "${sigla}=NAME" a name` : ''}`;
    const code = called === sigla ? '' : ` (${sigla})`;
    lines.push(`  New library "${called}"${code}, no campus given: ${items} copies (${advice}).`);
  }
  for (const [kind, { records, first }] of warnings) {
    const which = `${first}${records > 1 ? ' …' : ''}`;
    lines.push(`  ${records} record${records === 1 ? '' : 's'}: ${noteTexts[kind]}: ${which}.`);
  }
  for (const [kind, { records, first }] of left) {
    const what = kind === 'copy' ? 'copies are skipped' : 'records are rejected';
    if (records > 1) lines.push(`  ${records} ${what} (${kind}), as of record ${first} above.`);
  }
  if (rejectsPath !== null)
    lines.push(`  The rejected records are in ${rejectsPath}: correct them and import that file.`);
  if (reportPath !== null) lines.push(`  Every message is in ${reportPath}.`);
  if (!complete && read > 0) lines.push('  The file was not read to the end.');
  return lines;
}
