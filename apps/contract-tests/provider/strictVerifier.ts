import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPacts, type Interaction } from '../pactFolder';
import type { PactVerifier, Report } from './pactVerifier';
import { listen, type ProviderReply, type ProviderRequest } from './providerServer';

export type StateHandler = (params: Record<string, unknown>) => Promise<void>;

export interface Provider {
  states: Record<string, StateHandler>;
  /** `interaction` is the description of the one being verified. */
  answer(request: ProviderRequest, interaction: string): Promise<ProviderReply>;
  /** Called after each interaction, passed or failed. */
  tearDown?(): Promise<void>;
}

// Names the interaction that a request belongs to.
const markHeader = 'x-pact-interaction';

/**
 * Verifies every interaction of a folder of pacts and returns their descriptions. Throws one error with all problems, including
 * those that Pact's verifier ignores: a folder without interactions, a state without a handler, a handler that threw, an
 * interaction that was not verified.
 */
export async function verifyStrictly(folder: string, provider: Provider, verifier: PactVerifier): Promise<string[]> {
  const interactions = readPacts(folder).flatMap((pact) => pact.interactions);
  const problems = [...findDuplicates(interactions), ...findUnhandled(interactions, provider.states)];
  if (interactions.length === 0) problems.push(`There is no interaction in ${folder}.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { failures } = await verifyEach(interactions, provider, verifier);
  if (failures.size > 0)
    throw new Error(
      [
        `${interactions.length - failures.size} of ${interactions.length} interactions passed.`,
        ...[...failures].map(([description, why]) => `"${description}": ${why}`),
      ].join('\n'),
    );
  return interactions.map(({ description }) => description);
}

/** The failures: description -> reason. */
export async function verifyEach(interactions: Interaction[], provider: Provider, verifier: PactVerifier) {
  const requested = new Set<string>();
  const stateFailures: string[] = [];
  const failures = new Map<string, string>();
  const server = await listen({
    async changeState({ action, params }) {
      if (action === 'teardown') return provider.tearDown?.();
      for (const { name, params: own = {} } of statesOf(params))
        // After an error Pact would only retry, slowly.
        await provider.states[name]?.(own).catch((error: unknown) => {
          stateFailures.push(`the state "${name}" could not be set up: ${String(error)}`);
        });
    },
    async answer(request) {
      const { [markHeader]: mark = '', ...headers } = request.headers;
      const interaction = decodeURIComponent(mark);
      requested.add(interaction);
      const [stateFailure] = stateFailures.splice(0);
      if (stateFailure) failures.set(interaction, stateFailure);
      return provider.answer({ ...request, headers }, interaction);
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  try {
    const file = join(folder, 'marked.json');
    writeFileSync(file, JSON.stringify({ ...parties, interactions: interactions.map(marked) }));
    const report = await verifier.run([file], server.url, server.statesUrl);
    collectFailures(interactions, report, requested, failures);
    return { failures };
  } finally {
    rmSync(folder, { recursive: true });
    await server.close();
  }
}

const parties = {
  consumer: { name: 'catalogue-web' },
  provider: { name: 'catalogue-api' },
  metadata: { pactSpecification: { version: '3.0.0' } },
};

type State = NonNullable<Interaction['providerStates']>[number];
const statesOf = (params: Record<string, unknown>): State[] => (params['states'] ?? []) as State[];

// All its states as one: Pact sets up and tears down each state over a connection of its own.
const marked = (interaction: Interaction): Interaction => ({
  ...interaction,
  providerStates: [{ name: 'all of them', params: { states: interaction.providerStates ?? [] } }],
  request: {
    ...interaction.request,
    headers: { ...interaction.request.headers, [markHeader]: encodeURIComponent(interaction.description) },
  },
});

function collectFailures(
  interactions: Interaction[],
  report: Report,
  requested: Set<string>,
  failures: Map<string, string>,
) {
  const results = new Map(report.interactionResults.map(({ description, result }) => [description, result]));
  for (const { description } of interactions) {
    if (failures.has(description)) continue;
    const result = results.get(description);
    if (result === undefined || !requested.has(description)) failures.set(description, 'was not verified');
    else if (result !== 'OK') failures.set(description, mismatchesOf(description, report));
  }
}

const mismatchesOf = (description: string, { errors }: Report): string =>
  errors
    .filter(({ interaction }) => interaction.endsWith(` - ${description}`))
    .flatMap(({ mismatch }) => mismatch.mismatches ?? [])
    .map(({ mismatch, path }) => `${path ?? ''} ${mismatch ?? ''}`.trim())
    .join('; ') || 'failed';

// Results are found by description, so it must be unique.
const findDuplicates = (interactions: Interaction[]): string[] =>
  interactions
    .map(({ description }) => description)
    .filter((description, index, all) => all.indexOf(description) !== index)
    .map((description) => `Two interactions are called "${description}".`);

const findUnhandled = (interactions: Interaction[], states: Provider['states']): string[] =>
  interactions.flatMap(({ description, providerStates = [] }) =>
    providerStates
      .filter(({ name }) => !Object.hasOwn(states, name))
      .map(({ name }) => `"${description}": there is no handler for the state "${name}".`),
  );
