import { WorkType } from '../marc/workTypes';
import type { ExportedTitle } from './exportedTitle';

const TYPES: Readonly<Record<number, string>> = {
  [WorkType.book.cod_tipo_obra]: 'book',
  [WorkType.ebook.cod_tipo_obra]: 'book',
  [WorkType.thesis.cod_tipo_obra]: 'phdthesis',
  [WorkType.dissertation.cod_tipo_obra]: 'mastersthesis',
  [WorkType.article.cod_tipo_obra]: 'article',
  [WorkType.chapter.cod_tipo_obra]: 'incollection',
  [WorkType.manuscript.cod_tipo_obra]: 'unpublished',
};

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
// Braces are written by character code: even escaped ones must balance inside a field.
const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\~^{}&%$#_]/g, (sign) =>
      sign === '{' || sign === '}' ? `\\symbol{${sign.charCodeAt(0)}}` : (SIGNS[sign] ?? `\\${sign}`),
    );

const field = (name: string, value: string | null | undefined): string[] =>
  value ? [`  ${name} = {${escaped(value)}},`] : [];
// Addresses are not escaped; characters that would end the field early are percent-encoded.
const address = (url: string | undefined): string[] =>
  url ? [`  url = {${url.replace(/[{}\\]/g, (sign) => encodeURIComponent(sign))}},`] : [];

const keyOf = ({ cod_acervo }: ExportedTitle): string => `acervo${cod_acervo}`;
// `and` separates names: braces protect one inside a name.
const nameList = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `  author = {${names.map((name) => (/\sand\s/i.test(name) ? `{${escaped(name)}}` : escaped(name))).join(' and ')}},`,
      ];

const entry = (title: ExportedTitle): string =>
  [
    `@${TYPES[title.cod_tipo_obra] ?? 'misc'}{${keyOf(title)},`,
    ...field('title', title.titulo),
    ...nameList(title.nomes),
    ...field('year', title.ano_publicacao?.toString()),
    ...field('address', title.local),
    ...field(title.cod_tipo_obra === WorkType.thesis.cod_tipo_obra ? 'school' : 'publisher', title.editora),
    ...field('edition', title.edicao),
    ...field('series', title.serie),
    ...field(title.isbn_issn?.includes('-') && title.isbn_issn.length === 9 ? 'issn' : 'isbn', title.isbn_issn),
    ...field('language', title.idioma_desc),
    ...field('keywords', title.assuntos.join(', ')),
    ...field('abstract', title.resumo),
    ...address(title.enderecos[0]),
    ...field('note', title.desc_tipo_obra),
    '}',
    '',
  ].join('\n');

/**
 * Writes titles as BibTeX in UTF-8, which biber and current BibTeX styles read; TeX's special characters are escaped.
 */
export const bibtexText = (titles: readonly ExportedTitle[]): string => titles.map(entry).join('\n');
