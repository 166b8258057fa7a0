import { callOf } from '../calls';
import { fieldText, type Path } from '../jsonPaths';
import type { Interaction } from '../pactFolder';
import type { PactVerifier } from './pactVerifier';
import type { ProviderReply } from './providerServer';
import { verifyEach } from './strictVerifier';

/** A change of a reply. */
export interface Mutation {
  /** `getTitle: campos[].ordem`; for a refusal `issueToken refused: error`, for a status `the status of …`. */
  name: string;
  /** Description of the interaction whose reply is changed. */
  interaction: string;
  reply: ProviderReply;
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of all fields, those with inner fields included. */
function fieldsOf(value: unknown, path: Path = []): string[] {
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(name) : name];
    return [...(Array.isArray(value) ? [] : [fieldText(here)]), ...fieldsOf(inner, here)];
  });
}

const renamed = (value: unknown, field: string, path: Path = []): unknown => {
  if (Array.isArray(value)) return value.map((inner, index) => renamed(inner, field, [...path, index]));
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const here = [...path, name];
      return [fieldText(here) === field ? `${name}_novo` : name, renamed(inner, field, here)];
    }),
  );
};

const hasField = ({ response }: Interaction, field: string): boolean => fieldsOf(response.body).includes(field);

/**
 * Another status for every interaction, and another name for every field of every call. A field is renamed in an interaction whose
 * pact has it, if there is one, so that a field that stays unnoticed is in no pact.
 */
export function mutationsOf(interactions: Interaction[], replies: ReadonlyMap<string, ProviderReply>): Mutation[] {
  const mutations = new Map<string, Mutation>();
  const covered = new Set<string>();
  for (const interaction of interactions) {
    const { description, request } = interaction;
    const reply = replies.get(description);
    if (!reply) throw new Error(`There is no reply to "${description}".`);
    const { status } = reply;
    const name = `the status of "${description}"`;
    mutations.set(name, { name, interaction: description, reply: { ...reply, status: status < 400 ? 418 : 200 } });
    // A 204 has no body.
    const body: unknown = reply.body === '' ? undefined : JSON.parse(reply.body);
    for (const field of new Set(fieldsOf(body))) {
      const name = `${callOf(request)?.name}${status < 400 ? '' : ' refused'}: ${field}`;
      if (covered.has(name) || (mutations.has(name) && !hasField(interaction, field))) continue;
      if (hasField(interaction, field)) covered.add(name);
      mutations.set(name, {
        name,
        interaction: description,
        reply: { ...reply, body: JSON.stringify(renamed(body, field)) },
      });
    }
  }
  return [...mutations.values()];
}

/** The names of the mutations that the pact does not notice. */
export async function unnoticedOf(
  mutations: Mutation[],
  interactions: Interaction[],
  verifier: PactVerifier,
): Promise<string[]> {
  const unnoticed: string[] = [];
  // One mutation of each interaction at a time.
  for (let left = mutations; left.length > 0;) {
    const tried = new Map(left.toReversed().map((mutation) => [mutation.interaction, mutation]));
    const { failures } = await verifyEach(
      interactions
        .filter(({ description }) => tried.has(description))
        .map((interaction) => ({ ...interaction, providerStates: [] })),
      { states: {}, answer: async (_, name) => tried.get(name)?.reply ?? nothing },
      verifier,
    );
    unnoticed.push(
      ...[...tried.values()].filter(({ interaction }) => !failures.has(interaction)).map(({ name }) => name),
    );
    left = left.filter((mutation) => tried.get(mutation.interaction) !== mutation);
  }
  return unnoticed;
}

const nothing: ProviderReply = { status: 599, headers: {}, body: '' };
