import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/** The violations on one screen, in all its looks. */
export interface Result {
  name: string;
  looks: number;
  found: string[];
}

export interface Row extends Result {
  /** The build that was tested. */
  build: string;
}

const file = inWorkspace('.data', 'axe.json');

/** The rows of earlier runs. A whole run takes more than an hour, so each row is saved as soon as it is complete. */
export const savedRows = (): Row[] => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Row[]) : []);

/** Saves a row in place of its screen's earlier one. */
export function saveRow(row: Row): void {
  mkdirSync(dirname(file), { recursive: true });
  const rows = [...savedRows().filter(({ name }) => name !== row.name), row];
  writeFileSync(file, JSON.stringify(rows, null, 1));
}

export const pageFile = inWorkspace('docs', 'ACCESSIBILITY.md');

/** The screens that the page has without a violation. The others are looked at again. */
export const rowsOfPage = (): Result[] =>
  [...readFileSync(pageFile, 'utf8').matchAll(/^\| (.+?) +\| +(\d+) \| +0 \|$/gm)].map(([, name = '', looks]) => ({
    name,
    looks: Number(looks),
    found: [],
  }));
