import type { MarcRow } from '@catalogue/api-contract';
import { isControlField, type DataField, type MarcRecord } from './record';
import { splitPunctuation } from './describeText';

/** A tag as sent by the API: without leading zeros. */
export const wireTag = (tag: string): string => tag.replace(/^0+(?=.)/, '');

/** A blank indicator is null: a single space corrupts the record in a real client (ruling E4). */
const indicator = (value: string): string | null => (value.trim() === '' ? null : value);

const fieldRows = (field: DataField, occurrence: string): MarcRow[] => {
  const seen = new Map<string, number>();
  return field.subfields.map(({ code, value }) => {
    const sequence = (seen.get(code) ?? 0) + 1;
    seen.set(code, sequence);
    const { text, punctuation } = splitPunctuation(value);
    return {
      paragrafo: wireTag(field.tag),
      seq_paragrafo: occurrence,
      secao: code,
      seq_secao: String(sequence),
      descricao: text,
      // A real client shows this where `descricao` is empty, and writes a null out as a word.
      texto_descricao: text === '' ? '' : null,
      pontuacao: punctuation === '' ? null : punctuation,
      indicador1: indicator(field.ind1),
      indicador2: indicator(field.ind2),
      campo_fixo: 'N',
    };
  });
};

/**
 * The reply of `GET /acervo/{id}/marc` (ruling E4): one row per subfield in record order, all values as text, no
 * leader. `descricao + pontuacao` is the subfield as catalogued; blanks of a control field are `#`.
 */
export const marcRows = (record: MarcRecord): MarcRow[] => {
  const occurrences = new Map<string, number>();
  return record.fields.flatMap((field) => {
    const occurrence = (occurrences.get(field.tag) ?? 0) + 1;
    occurrences.set(field.tag, occurrence);
    if (!isControlField(field)) return fieldRows(field, String(occurrence));
    return {
      paragrafo: wireTag(field.tag),
      seq_paragrafo: String(occurrence),
      secao: null,
      seq_secao: null,
      descricao: field.value.replaceAll(' ', '#'),
      texto_descricao: null,
      pontuacao: null,
      indicador1: null,
      indicador2: null,
      campo_fixo: 'S',
    };
  });
};
