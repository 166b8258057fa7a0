import { SaxesParser } from 'saxes';

/** Declares both ways in which MARCXML files name their elements. */
export const collectionStart =
  '<collection xmlns="http://www.loc.gov/MARC21/slim" xmlns:marc="http://www.loc.gov/MARC21/slim">\n';
export const collectionEnd = '</collection>\n';

/** Whether a rejected record is MARCXML, by its first bytes. */
export const isXml = (raw: Uint8Array): boolean =>
  /^\s*<[?!A-Za-z]/.test(new TextDecoder('latin1').decode(raw.subarray(0, 64)));

/** The record unchanged; one that would make the file malformed is escaped as text, to be corrected by hand. */
export function recordXml(raw: Uint8Array): string {
  const text = new TextDecoder().decode(raw);
  if (isWellFormed(`${collectionStart}${text}${collectionEnd}`)) return `${text}\n`;
  const sayable = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
  return `<record><![CDATA[${sayable.replaceAll(']]>', ']]]]><![CDATA[>')}]]></record>\n`;
}

function isWellFormed(text: string): boolean {
  let isBroken = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    isBroken = true;
  });
  parser.write(text).close();
  return !isBroken;
}
