import type { z } from 'zod';
import type { Sandbox } from './sandbox';

/** Adds the data of a provider state to the empty database. */
export type Build = (sandbox: Sandbox, params: Record<string, unknown>) => Promise<void>;

/** A state with its parameters. A misspelt parameter, or one of a wrong type, fails the state. */
export const state =
  <S extends z.ZodType>(params: S, build: (sandbox: Sandbox, params: z.output<S>) => Promise<unknown>): Build =>
  async (sandbox, given) => {
    await build(sandbox, params.parse(given));
  };

/** The institution of a state that has none of its own. */
export const institution = {
  variant: 'one',
  active: true,
  codEmpresa: '1',
  sigla: 'UFX',
  nome: 'Universidade Federal do Exemplo',
  tema: 'exemplo',
  p: {},
} as const;
