import { normalized } from '../normalized';
import type { ExportedTitle } from './exportedTitle';

const COLUMNS: readonly [string, (title: ExportedTitle) => string | number | null][] = [
  ['Código', ({ cod_acervo }) => cod_acervo],
  ['Título', ({ titulo }) => titulo],
  ['Autores', ({ nomes }) => nomes.join('; ')],
  ['Tipo de obra', ({ desc_tipo_obra }) => desc_tipo_obra],
  ['Local', ({ local }) => local],
  ['Editora', ({ editora }) => editora],
  ['Ano', ({ ano_publicacao }) => ano_publicacao],
  ['Edição', ({ edicao }) => edicao],
  ['ISBN/ISSN', ({ isbn_issn }) => isbn_issn],
  ['Número de chamada', ({ numero_chamada }) => numero_chamada],
  ['Idioma', ({ idioma_desc }) => idioma_desc],
  ['Assuntos', ({ assuntos }) => assuntos.join('; ')],
  ['Endereço', ({ enderecos }) => enderecos[0] ?? null],
];

// A spreadsheet evaluates a cell that starts with one of these, in any width, as a formula.
const isFormulaSign = (sign: string): boolean => /[=+\-@]/.test(normalized(sign, 'NFKC'));

// Where the semicolon or the tab separates cells, quotes do not keep what follows one in its cell.
const cellStart = /(^|[;\t\r\n])([\s"]*)([^\s;"])/gu;

const cell = (value: string | number | null): string => {
  const safe = String(value ?? '').replace(cellStart, (whole, before: string, space: string, sign: string) =>
    isFormulaSign(sign) ? `${before}${space}'${sign}` : whole,
  );
  return `"${safe.replaceAll('"', '""')}"`;
};

/** A row of comma-separated values (RFC 4180), all quoted, none of them a formula for a spreadsheet. */
export const csvRow = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * Comma-separated values (RFC 4180), all quoted, the names of the columns first, with a byte-order mark so that
 * spreadsheets detect UTF-8.
 */
export const csvTable = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map(csvRow).join('')}`;

/** Writes titles as a table with a header row. */
export const csvText = (titles: readonly ExportedTitle[]): string =>
  csvTable([COLUMNS.map(([name]) => name), ...titles.map((title) => COLUMNS.map(([, of]) => of(title)))]);
