import { normalized } from '../normalized';
import { isControlField, type MarcField } from './record';
import { longMarks, type ReadResult } from './readResult';

// The two brackets of words that do not sort (MARC-8) say nothing of what a reader sees, and are in many good records.
const harmless = /[\u0098\u009c]/g;
const lineEnds = /[\t\n\v\f\r\u0085\u2028\u2029]/g;
// For speed: most texts have none, and are looked at no further.
const anySign = /[^\x20-\x7e\u00a0-\u2027\u202f-\u2065\u206a-\uffff]/;
const signs = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A record that was read, without control characters and those that turn the direction of writing around; line ends are
 * spaces. Taken out once here, they reach no page, file or terminal. Letters bring their own direction, so no text needs
 * them. In control fields, where places count, each is a blank.
 */
export function withoutControlSigns(result: ReadResult): ReadResult {
  if (!result.ok) return result;
  const tags = new Set<string>();
  const warnings = [...result.warnings];
  const onCut = () => warnings.includes(longMarks) || warnings.push(longMarks);
  for (const field of result.record.fields) if (clean(field, onCut)) tags.add(field.tag);
  if (tags.size > 0) {
    const message = `Control characters were taken out of ${[...tags].join(', ')}.`;
    warnings.push({ kind: 'stray-text', message });
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
