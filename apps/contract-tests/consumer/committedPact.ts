import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPact, readPacts, type Interaction } from '../pactFolder';

export const pactFolder = join(__dirname, '..', 'pacts');
// One file a feature, so that two features can be written at the same time.
const fileOf = (feature: string): string => join(pactFolder, `${feature}.json`);

// Sorted names, so that the same contract makes the same file.
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inner]) => [name, sorted(inner)]),
        )
      : value;

const byDescription = (a: Interaction, b: Interaction) => (a.description < b.description ? -1 : 1);

const textOf = (interactions: Interaction[]) => JSON.stringify(sorted([...interactions].sort(byDescription)), null, 2);

const committed = (feature: string): Interaction[] =>
  existsSync(fileOf(feature)) ? readPact(fileOf(feature)).interactions : [];

/** The interactions that Pact wrote into a folder for one feature. */
export const writtenInteractions = (folder: string): Interaction[] =>
  readdirSync(folder).flatMap((name) => readPact(join(folder, name)).interactions);

const pactOf = (interactions: Interaction[]) => ({
  consumer: { name: 'catalogue-web' },
  interactions: [...interactions].sort(byDescription),
  metadata: { pactSpecification: { version: '3.0.0' } },
  provider: { name: 'catalogue-api' },
});

/** The committed pacts of all features as one, as a Pact Broker keeps it. */
export const wholePact = () => pactOf(readPacts(pactFolder).flatMap((pact) => pact.interactions));

/** How the committed pact of the feature compares with these interactions. Unless it has exactly these, rewrites the file for the next commit. */
export function compareCommitted(feature: string, interactions: Interaction[]): 'equal' | 'missing' | 'out of date' {
  const state = existsSync(fileOf(feature)) ? 'out of date' : 'missing';
  if (textOf(committed(feature)) === textOf(interactions)) return 'equal';
  const pact = pactOf(interactions);
  // In one step, so that a concurrent verification never sees half a file.
  const file = fileOf(feature);
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(sorted(pact), null, 2)}\n`);
  renameSync(`${file}.${process.pid}`, file);
  return state;
}
