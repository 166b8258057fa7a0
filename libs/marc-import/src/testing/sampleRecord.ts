import { encodeIso2709, type MarcField } from '@catalogue/domain';

/** `245 10$aO livro$cAlguém`; without `$` a control field: `001 12`. */
function field(text: string): MarcField {
  const tag = text.slice(0, 3);
  if (!text.includes('$')) return { tag, value: text.slice(4) };
  const [indicators = '', ...parts] = text.slice(4).split('$');
  const subfields = parts.map((part) => ({ code: part.charAt(0), value: part.slice(1) }));
  return { tag, ind1: indicators.charAt(0) || ' ', ind2: indicators.charAt(1) || ' ', subfields };
}

const encoded = (...fields: string[]): Uint8Array =>
  encodeIso2709({ leader: '00000nam a2200000 a 4500', fields: fields.map(field) });

/** The bytes of a record with this control number, title and further fields, like `852  $bBC$p1`. */
export const record = (number: string, title: string, ...fields: string[]): Uint8Array =>
  encoded(`001 ${number}`, '003 BR-TST', `245 10$a${title}`, ...fields);

/** The same without the source of its control number. */
export const recordWithoutSource = (number: string, title: string, ...fields: string[]): Uint8Array =>
  encoded(`001 ${number}`, `245 10$a${title}`, ...fields);
