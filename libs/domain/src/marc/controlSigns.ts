import { normalized } from '../normalized';
import { isControlField, type MarcField } from './record';
import { longMarks, type ReadResult } from './readResult';

// The two brackets of words that do not sort (MARC-8) say nothing of what a reader sees, and are in many good records.
const harmless = /[\u0098\u009c]/g;
const lineEnds = /[\t\n\v\f\r\u0085\u2028\u2029]/g;
// For speed: most texts have none, and are looked at no further.
const anySign = /[^\x20-\x7e\u00a0-\u2027\u202f-\u2065\u206a-\uffff]/;
// What an indicator or a code of a subfield never is.
const noAscii = /[^\x20-\x7e]/;
const signs = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A record that was read, without control characters and those that turn the direction of writing around; line ends are
 * spaces. Taken out once here, they reach no page, file or terminal. Letters bring their own direction, so no text needs
 * them. In control fields, where places count, each is a blank, and so is any indicator or code that is no ASCII.
 */
export function withoutControlSigns(result: ReadResult): ReadResult {
  if (!result.ok) return result;
  const tags = new Set<string>();
  const warnings = [...result.warnings];
  const onCut = () => warnings.includes(longMarks) || warnings.push(longMarks);
  const codedTags = new Set<string>();
  for (const field of result.record.fields) {
    if (clean(field, onCut)) tags.add(field.tag);
    if (cleanCodes(field)) codedTags.add(field.tag);
  }
  if (tags.size > 0) {
    const message = `Control characters were taken out of ${[...tags].join(', ')}.`;
    warnings.push({ kind: 'control-characters', message });
  }
  if (codedTags.size > 0) {
    const message = `Indicators or codes that are no ASCII characters are read as blanks in ${[...codedTags].join(', ')}.`;
    warnings.push({ kind: 'control-characters', message });
  }
  return { ...result, warnings };
}

/** Whether there were any but line ends and brackets. */
function clean(field: MarcField, onCut: () => void): boolean {
  const isControl = isControlField(field);
  let isChanged = false;
  for (const part of isControl ? [field] : field.subfields) {
    if (!anySign.test(part.value)) continue;
    const known = part.value.replace(lineEnds, ' ').replace(harmless, isControl ? ' ' : '');
    const cleaned = known.replace(signs, isControl ? ' ' : '');
    isChanged ||= cleaned !== known;
    // Letters and marks that a sign kept apart are one now.
    part.value = normalized(cleaned, 'NFC', onCut);
  }
  return isChanged;
}

/** Whether there was an indicator or a code of a subfield that is none. */
function cleanCodes(field: MarcField): boolean {
  if (isControlField(field)) return false;
  let isChanged = false;
  const asciiOf = (sign: string): string => {
    if (!noAscii.test(sign)) return sign;
    isChanged = true;
    return ' ';
  };
  field.ind1 = asciiOf(field.ind1);
  field.ind2 = asciiOf(field.ind2);
  for (const subfield of field.subfields) subfield.code = asciiOf(subfield.code);
  return isChanged;
}
