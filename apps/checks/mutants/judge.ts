import type { Command } from './suites';

export interface Ran {
  code: number;
  output: string;
}

export interface Verdict {
  isNoticed: boolean;
  /** What the check said of it, or why this is no verdict on the check. */
  reason: string;
}

/** What a check says with the fault, after it was green without. */
export function verdictOf({ code, output }: Ran, { finding }: Command): Verdict {
  if (code === 0) return { isNoticed: false, reason: 'nobody noticed' };
  const found = finding
    .exec(output)?.[0]
    .replace(/[\s─]+/g, ' ')
    .trim();
  return found === undefined
    ? { isNoticed: false, reason: `it could not be run: ${lastLine(output)}` }
    : { isNoticed: true, reason: found };
}

/** Why a check says nothing of a fault, by what it did without one; null where it is green. */
export function unsound({ code, output }: Ran, { checked }: Command): string | null {
  if (code !== 0) return `it is red without the fault: ${lastLine(output)}`;
  return checked?.test(output) === false ? 'it checks nothing: is the part of the suite still called so?' : null;
}

const lastLine = (output: string): string => output.trim().split('\n').at(-1)?.trim() ?? '';
