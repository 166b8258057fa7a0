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

/** What a server says beside `campos` of what only control field 008 has. */
interface CodedFacts {
  ano_publicacao?: Text;
  /** The MARC code. */
  idioma?: Text;
}

/** Control field 008 with year and language, at their places; null without either. */
function codedField({ ano_publicacao, idioma }: CodedFacts): MarcField | null {
  const year = /^\d{4}$/.exec(String(ano_publicacao ?? ''))?.[0];
  const language = /^[a-z]{3}$/.exec(String(idioma ?? ''))?.[0];
  if (!year && !language) return null;
  return { tag: '008', value: `${' '.repeat(6)}${year ? `s${year}` : ''}`.padEnd(35) + (language ?? '   ').padEnd(5) };
}

/**
 * Builds a record from `campos`: no leader, blank indicators, authority codes as $9. Observed servers leave the control
 * fields out; `known` stands for 008.
 */
export function recordFromFields(campos: readonly ReceivedField[], known: CodedFacts = {}): MarcRecord {
  const fields = campos.flatMap(({ ordem, detalhes }) => {
    const tag = String(ordem ?? '')
      .trim()
      .padStart(3, '0');
    return /^\d{3}$/.test(tag) ? (detalhes ?? []).map((detail) => fieldOf(tag, detail)) : [];
  });
  const coded = fields.some(({ tag }) => tag === '008') ? null : codedField(known);
  return { leader: ' '.repeat(24), fields: coded ? [coded, ...fields] : fields };
}

/**
 * Describes a title from `campos` alone, as the real server sends it (ruling E3), by the same rules as a full record.
 * Accepts missing, short or empty lists, numbers instead of text, and unknown keys.
 */
export const titleFromFields = (campos: readonly ReceivedField[], known?: CodedFacts): FieldsTitle =>
  describeFields(recordFromFields(campos, known));
