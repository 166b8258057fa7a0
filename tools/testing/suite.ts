import { runNode } from '../childProcess';

/** What a suite found. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What to show when something failed. */
  output: string;
  /** What to say of it when it passed, too. */
  note?: string;
}

export interface Suite {
  name: string;
  /** Names of the suites whose work it needs; it is not run when one of them failed. */
  after?: string[];
  run(): Promise<Tally>;
}

/** A command that either passes or fails, as one test. */
export function check(name: string, args: string[], env?: NodeJS.ProcessEnv): Suite {
  return {
    name,
    async run() {
      const { code, output } = await runNode(args, env);
      return verdict(code === 0, output);
    },
  };
}

/** The suite with a note on what it found; `prepare` comes before it. */
export const noting = (suite: Suite, prepare: () => void, note: () => string): Suite => ({
  ...suite,
  async run() {
    prepare();
    return { ...(await suite.run()), note: note() };
  },
});

export const verdict = (passed: boolean, output = ''): Tally => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
  output,
});
