import { isControlField, subfieldValues, type MarcRecord } from './record';
import { linkedFields } from './alternateFields';
import { nameHeading } from './describeHeadings';
import { isWorkEntry } from './describeNames';
import { distinct, fieldText } from './describeText';
import type { FieldsTitle } from './describeTitle';
import { otherForms, otherIsbn } from '../search/otherForms';

/** The words by which a title is found besides its main title, by column of the search form. */
export interface SearchTexts {
  /** Titles, each a whole one. */
  titles: string[];
  authors: string[];
  subjects: string[];
  rest: string[];
}

const EVERY_LETTER = 'abcdefghijklmnopqrstuvwxyz';

/** The linked fields in another script that are not among the additional titles. */
const inOtherScript = (record: MarcRecord): Pick<SearchTexts, 'authors' | 'subjects' | 'rest'> => {
  const texts = { authors: [] as string[], subjects: [] as string[], rest: [] as string[] };
  for (const field of linkedFields(record)) {
    if (/^[17][01][01]$/.test(field.tag)) texts.authors.push(nameHeading(field));
    else if (field.tag.startsWith('6')) texts.subjects.push(fieldText(field, EVERY_LETTER));
    else if (!/^(130|2[1-4]\d|7[34]0)$/.test(field.tag)) texts.rest.push(fieldText(field, EVERY_LETTER));
    if (field.tag === '245') texts.authors.push(...subfieldValues(field, 'c'));
  }
  return texts;
};

/** @param title its description. @param barcodes the barcodes of its copies. */
export const searchTexts = (record: MarcRecord, title: FieldsTitle, barcodes: readonly string[]): SearchTexts => {
  const others = title.titulos_adicionais.map(({ descricao }) => descricao);
  const scripts = inOtherScript(record);
  const authors = title.autores.map(({ descricao }) => descricao);
  const rest = [title.editora, title.local, title.serie, title.numero_chamada, title.edicao];
  // What a reader types after the title: "casmurro 2016".
  if (title.ano_publicacao !== null) rest.push(String(title.ano_publicacao));
  for (const number of title.isbns_issns)
    rest.push(number, number.includes('-') ? number.replace('-', '') : otherIsbn(number));
  rest.push(...title.notas, title.resumo, ...[title.edicao, ...title.notas].flatMap((text) => otherForms(text ?? '')));
  for (const field of record.fields) {
    if (isControlField(field)) continue;
    if (field.tag === '245') authors.push(...subfieldValues(field, 'c'));
    else if (isWorkEntry(field)) authors.push(nameHeading(field));
    // The host of an article or chapter, and places by their hierarchy.
    else if (field.tag === '773') rest.push(fieldText(field, 'abstxz'));
    else if (field.tag === '752') rest.push(fieldText(field, 'abcdfgh'));
  }
  return {
    titles: [...others, ...distinct([title.titulo, ...others].flatMap(otherForms))],
    authors: [...authors, ...scripts.authors],
    subjects: [...title.assuntos.map(({ descricao }) => descricao), ...scripts.subjects],
    rest: [...rest, ...scripts.rest, ...barcodes].filter((text): text is string => Boolean(text)),
  };
};
