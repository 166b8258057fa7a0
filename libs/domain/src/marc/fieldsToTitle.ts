import type { MarcField, MarcRecord, Subfield } from './record';
import { describeFields, type FieldsTitle } from './describeTitle';

type Text = string | number | null | undefined;
type Texts = readonly Text[] | Text;

/** A detail of `campos` as observed servers send it: any list may be missing, shorter, or a single text. */
export interface ReceivedDetail {
  _secao?: Texts;
  descricao?: Texts;
  pontuacao?: Texts;
  cod_autoridade?: Texts;
  link_acesso?: Text;
}
/** A field of a title as a server sends it: everything may be missing. */
export interface ReceivedField {
  ordem?: Text;
  detalhes?: readonly ReceivedDetail[] | null;
}

const list = (texts: Texts): string[] =>
  (Array.isArray(texts) ? (texts as readonly Text[]) : [texts as Text]).map((text) =>
    text === null || text === undefined ? '' : String(text),
  );

const withPunctuation = (text: string, punctuation: string): string => {
  if (punctuation.trim() === '' || text.trimEnd().endsWith(punctuation.trim())) return text;
  return /^[:;/=]/.test(punctuation) ? `${text} ${punctuation}` : text + punctuation;
};

const fieldOf = (tag: string, detail: ReceivedDetail): MarcField => {
  const texts = list(detail.descricao);
  if (tag < '010') return { tag, value: (texts[0] ?? '').replaceAll('#', ' ') };
  const codes = list(detail._secao);
  const punctuation = list(detail.pontuacao);
  const subfields: Subfield[] = texts.flatMap((text, index) => {
    // Text without its subfield code is most likely the main one.
    const code = codes[index]?.trim().slice(0, 1) || 'a';
    return text === '' ? [] : [{ code, value: withPunctuation(text, punctuation[index] ?? '') }];
  });
  const authority = list(detail.cod_autoridade).find((code) => code.trim() !== '' && code.trim() !== '0');
  if (authority !== undefined) subfields.push({ code: '9', value: authority });
  const address = list(detail.link_acesso)[0] ?? '';
  if (address !== '' && !subfields.some(({ code }) => code === 'u')) subfields.push({ code: 'u', value: address });
  return { tag, ind1: ' ', ind2: ' ', subfields };
};

/** Builds a record from `campos`: no leader, blank indicators, authority codes as $9. */
export const recordFromFields = (campos: readonly ReceivedField[]): MarcRecord => ({
  leader: ' '.repeat(24),
  fields: campos.flatMap(({ ordem, detalhes }) => {
    const tag = String(ordem ?? '')
      .trim()
      .padStart(3, '0');
    return /^\d{3}$/.test(tag) ? (detalhes ?? []).map((detail) => fieldOf(tag, detail)) : [];
  }),
});

/**
 * Describes a title from `campos` alone, as the real server sends it (ruling E3), by the same rules as a full record.
 * Accepts missing, short or empty lists, numbers instead of text, and unknown keys.
 */
export const titleFromFields = (campos: readonly ReceivedField[]): FieldsTitle =>
  describeFields(recordFromFields(campos));
