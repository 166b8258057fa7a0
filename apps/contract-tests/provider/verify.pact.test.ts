import { saveScore } from '../mutationScores';
import { pactFolder } from '../consumer/committedPact';
import { readPacts } from '../pactFolder';
import { unreadNames } from '../unread';
import { mutationsOf, unnoticedOf } from './mutations';
import { PactVerifier } from './pactVerifier';
import type { ProviderReply } from './providerServer';
import { Sandbox } from './sandbox';
import { statesIn } from './states';
import { verifyStrictly } from './strictVerifier';

// An unread field includes everything inside it.
const outermost = (names: string[]) =>
  names.filter((name) => !names.some((outer) => name.startsWith(`${outer}.`) || name.startsWith(`${outer}[]`))).sort();

const timeoutMs = 300_000;

describe('the server', () => {
  const interactions = readPacts(pactFolder).flatMap((pact) => pact.interactions);
  const replies = new Map<string, ProviderReply>();
  const verifier = new PactVerifier();
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await Sandbox.open();
  }, timeoutMs);
  afterAll(async () => {
    verifier.stop();
    await sandbox.close();
  });

  it(
    'answers every interaction of the committed pact',
    async () => {
      const provider = {
        states: statesIn(sandbox),
        answer: async (...[request, interaction]: Parameters<Parameters<typeof verifyStrictly>[1]['answer']>) => {
          const reply = await sandbox.answer(request);
          replies.set(interaction, reply);
          return reply;
        },
        tearDown: () => sandbox.empty(),
      };
      const verified = await verifyStrictly(pactFolder, provider, verifier);
      expect(verified).toHaveLength(interactions.length);
    },
    timeoutMs,
  );

  it(
    'cannot change a reply unnoticed, except in fields that the app does not read',
    async () => {
      const mutations = mutationsOf(interactions, replies);
      const unnoticed = await unnoticedOf(mutations, interactions, verifier);
      saveScore('provider', {
        side: 'provider',
        made: mutations.length,
        noticed: mutations.length - unnoticed.length,
      });
      expect(outermost(unnoticed)).toEqual(unreadNames.toSorted());
    },
    timeoutMs,
  );
});
