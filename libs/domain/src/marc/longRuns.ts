import { isControlField, type MarcField } from './record';
import type { ReadResult } from './readResult';

/**
 * More signs in a row without a letter or digit say nothing. What looks for the last of them may begin at each, so that a
 * record of a megabyte of them would keep a program busy for an hour.
 */
const maxRun = 50;
const longRuns = new RegExp(`[^\\p{L}\\p{M}\\p{N}]{${maxRun + 1},}`, 'gu');

/** A record that was read, without the rest of such runs. */
export function withoutLongRuns(result: ReadResult): ReadResult {
  if (!result.ok) return result;
  const tags = new Set<string>();
  for (const field of result.record.fields) if (shortenRuns(field)) tags.add(field.tag);
  if (tags.size === 0) return result;
  const message = `Long runs of signs were shortened in ${[...tags].join(', ')}.`;
  return { ...result, warnings: [...result.warnings, { kind: 'long-run', message }] };
}

/** Whether there were any. */
function shortenRuns(field: MarcField): boolean {
  let isChanged = false;
  for (const part of isControlField(field) ? [field] : field.subfields) {
    // Most are short, and looked at no further.
    if (part.value.length <= maxRun) continue;
    const value = part.value.replace(longRuns, (run) => [...run].slice(0, maxRun).join(''));
    if (value === part.value) continue;
    part.value = value;
    isChanged = true;
  }
  return isChanged;
}
