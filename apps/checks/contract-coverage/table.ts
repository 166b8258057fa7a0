import type { Row } from './compare';

const columns = ['documented', 'contract', 'route', 'pact', 'client', 'screen', 'tested', 'waived'] as const;

const countsOf = (rows: Row[]): number[] => [
  rows.length,
  rows.filter((row) => row.inContract).length,
  rows.filter((row) => row.hasRoute).length,
  rows.filter((row) => row.inPact).length,
  rows.filter((row) => row.inClient).length,
  rows.filter((row) => row.onScreen).length,
  rows.filter((row) => row.isTested).length,
  rows.filter((row) => row.waiver && !row.inContract).length,
];

/** How many calls of each group of the documents each part has. */
export function table(rows: Row[]): string {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const lines = [
    ['', ...columns],
    ...groups.map((group) => [group, ...countsOf(rows.filter((row) => row.group === group))]),
    ['all', ...countsOf(rows)],
  ].map((line) => line.map(String));
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}
