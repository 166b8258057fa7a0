import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/** What was found on one screen, in all its looks. */
export interface Row {
  name: string;
  /** The build that was looked at. */
  build: string;
  looks: number;
  found: string[];
}

const file = inWorkspace('.data', 'axe.json');

/** The rows of earlier runs: a whole one takes more than an hour, so that each row is kept as soon as it is known. */
export const savedRows = (): Row[] => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Row[]) : []);

/** Keeps a row in place of the one that its screen had. */
export function saveRow(row: Row): void {
  mkdirSync(dirname(file), { recursive: true });
  const rows = [...savedRows().filter(({ name }) => name !== row.name), row];
  writeFileSync(file, JSON.stringify(rows, null, 1));
}
