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

const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  // A spreadsheet would evaluate a cell that starts with one of these as a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const row = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * Writes titles as comma-separated values (RFC 4180) with a header row, and a byte-order mark so that spreadsheets
 * detect UTF-8.
 */
export const csvText = (titles: readonly ExportedTitle[]): string =>
  `\ufeff${row(COLUMNS.map(([name]) => name))}${titles.map((title) => row(COLUMNS.map(([, of]) => of(title)))).join('')}`;
