import type { z } from 'zod';
import type { Sandbox } from './sandbox';

/** Builds what a pact supposes into an empty library. */
export type Build = (sandbox: Sandbox, params: Record<string, unknown>) => Promise<void>;

/** A state with the parameters it takes: one that is misspelt or of a wrong type is a failed state, not one that means something else. */
export const state =
  <S extends z.ZodType>(params: S, build: (sandbox: Sandbox, params: z.output<S>) => Promise<unknown>): Build =>
  async (sandbox, given) => {
    await build(sandbox, params.parse(given));
  };
