import { personalKinds, type OwnData, type PersonalKind } from '@catalogue/api-contract';
import { csvTable } from '../export/csv';

/** A kind of data that a copy has, with its file and the number of its rows. */
export interface OwnDataPart {
  kind: PersonalKind;
  file: string;
  rows: number;
}

/** The kinds of data in a person's copy, in the order of the contract. */
export const ownDataParts = (data: OwnData): OwnDataPart[] =>
  personalKinds.flatMap((kind) => {
    const rows = data[kind]?.length ?? 0;
    return rows > 0 ? [{ kind, file: `${kind}.csv`, rows }] : [];
  });

const cell = (value: unknown): string | number | null =>
  value === null || value === undefined
    ? null
    : typeof value === 'string' || typeof value === 'number'
      ? value
      : JSON.stringify(value);

const table = (rows: readonly Record<string, unknown>[]): string => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvTable([names, ...rows.map((row) => names.map((name) => cell(row[name])))]);
};

/** The files of a person's copy by name: all of it as JSON for programs, and each kind as a table for spreadsheets. */
export const ownDataFiles = (data: OwnData): Record<string, string> => ({
  'dados.json': `${JSON.stringify(data, null, 2)}\n`,
  ...Object.fromEntries(ownDataParts(data).map(({ kind, file }) => [file, table(data[kind] ?? [])])),
});
