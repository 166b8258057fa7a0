import type { SuiteName } from './suites';

/** How a file is changed: a text that occurs once in it is replaced, or the file is created or deleted. */
type Change = { find: string; replace: string } | { create: string } | { delete: true };

/** A defect that somebody could have written, and the check that has to notice it. */
type Listed = Change & {
  name: string;
  /** From the root of the repository. */
  file: string;
  /** The part of the suite that has to notice: a test file, a journey, a screen, a call, a project. */
  check: string[];
};

export type Fault = Listed & { suite: SuiteName };

/** Faults that one suite has to notice. */
export const faultsOf = (suite: SuiteName, faults: readonly Listed[]): Fault[] =>
  faults.map((fault) => ({ ...fault, suite }));
