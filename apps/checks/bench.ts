import { readdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Failure } from '@catalogue/command-kit/failure';
import { step } from '@catalogue/command-kit/progress';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { generateClient } from '@catalogue/database/prismaCommand';

export interface Measured {
  value: number;
  unit: string;
  note?: string;
}

export interface BenchOptions {
  /** How many titles the measured database has, or how many records are imported, where that can be chosen. */
  titles?: number;
}

/** A measurement, which makes one or more rows of the table. Each file apps/checks/bench/NAME.bench.ts exports one or a list as default. */
export interface Bench {
  name: string;
  /** The desired value, as text. A measurement never fails. */
  goal: string;
  /** For one that takes minutes: the word that starts it, since it runs only if named. */
  slow?: string;
  run(options: BenchOptions): Promise<Measured[]>;
}

const BenchFile = z.object({ default: z.custom<Bench | Bench[]>() });

export const usage = `Usage: npm run bench [-- WORD …] [--titles N]
Measures all that does not take minutes, or what has a WORD in its name; searches in a database of N titles.`;

/**
 * `npm run bench [-- WORD… --titles N]`: measures everything that does not take minutes, or what has a WORD in its name,
 * and prints a table.
 */
export async function run(args: string[]): Promise<void> {
  const { positionals: words, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { titles: { type: 'string' } },
  });
  const titles = values.titles === undefined ? undefined : Number(values.titles);
  if (titles !== undefined && !(Number.isInteger(titles) && titles > 0))
    throw new Failure('--titles takes a whole number above 0.');
  // Measurements import the generated client.
  await generateClient();
  const benches = (await allBenches()).filter(({ name }) => matches(name, words));
  if (benches.length === 0) throw new Failure('No measurement has that in its name: "npm run bench" lists all names.');
  const rows: string[][] = [['what', 'goal', 'measured', '']];
  for (const { name, goal, slow, run: measure } of benches) {
    if (slow !== undefined && words.length === 0) {
      rows.push([name, goal, 'left out', `takes minutes: npm run bench -- ${slow}`]);
      continue;
    }
    const results = await step(name, () => measure({ titles }));
    results.forEach(({ value, unit, note = '' }, index) => {
      rows.push([index === 0 ? name : '', index === 0 ? goal : '', `${rounded(value)} ${unit}`, note]);
    });
  }
  console.log(
    `\n${table(rows)}\n\n${availableParallelism()} cores, ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
  );
}

async function allBenches(): Promise<Bench[]> {
  const files = readdirSync(inWorkspace('apps', 'checks', 'bench')).filter((file) => file.endsWith('.bench.ts'));
  const loaded = await Promise.all(files.sort().map((file) => import(inWorkspace('apps', 'checks', 'bench', file))));
  return loaded.flatMap((module) => BenchFile.parse(module).default);
}

const matches = (name: string, words: string[]): boolean =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));

const rounded = (value: number): string =>
  value.toLocaleString('en', value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

function table(rows: string[][]): string {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
