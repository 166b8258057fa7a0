import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Interaction = z.looseObject({
  description: z.string(),
  providerStates: z
    .array(z.object({ name: z.string(), params: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
  request: z.looseObject({
    method: z.string(),
    path: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  response: z.looseObject({ status: z.number(), body: z.unknown().optional() }),
});
export type Interaction = z.output<typeof Interaction>;

const Pact = z.looseObject({ interactions: z.array(Interaction) });
export type Pact = z.output<typeof Pact>;

export const readPact = (path: string): Pact => Pact.parse(JSON.parse(readFileSync(path, 'utf8')));

/** Every pact file of a folder; none if the folder does not exist. */
export const readPacts = (folder: string): Pact[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => readPact(join(folder, name)))
    : [];
