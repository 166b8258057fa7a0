import type { ProcessResult } from '@catalogue/command-kit/childProcess';
import type { Command } from './suites';

export interface Verdict {
  isNoticed: boolean;
  /** The line by which the check reported it, or why the fault counts as missed. */
  reason: string;
}

/** The verdict on a check that passes without the fault, from its run with the fault. */
export function verdictOf({ code, output }: ProcessResult, { finding }: Command): Verdict {
  if (code === 0) return { isNoticed: false, reason: 'nobody noticed' };
  const found = finding
    .exec(output)?.[0]
    .replace(/[\s─]+/g, ' ')
    .trim();
  return found === undefined
    ? { isNoticed: false, reason: `it could not be run: ${lastLine(output)}` }
    : { isNoticed: true, reason: found };
}

/** Why a check cannot notice a fault, from its run without one; null where it passes. */
export function baselineProblem({ code, output }: ProcessResult, { checked }: Command): string | null {
  if (code !== 0) return `it fails without the fault: ${lastLine(output)}`;
  return checked?.test(output) === false ? 'it checks nothing: does the part of the suite still have this name?' : null;
}

const lastLine = (output: string): string => output.trim().split('\n').at(-1)?.trim() ?? '';
