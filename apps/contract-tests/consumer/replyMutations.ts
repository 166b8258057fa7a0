import { isDeepStrictEqual } from 'node:util';
import { runInApp } from './app';
import { plainReply, type Exchange, type PlainReply, type Scenario } from './exchange';
import { leafPaths, pathText, omitPath } from '../jsonPaths';
import { replay } from './replay';

interface ReplyMutation {
  name: string;
  reply: PlainReply;
}

// A refusal becomes a success, as the same call has it in another exchange; a success becomes a 418, which no code expects.
const replyMutations = (reply: PlainReply, success: PlainReply): ReplyMutation[] => [
  { name: 'the status', reply: reply.status < 400 ? { ...reply, status: 418 } : success },
  ...leafPaths(reply.body).map((path) => ({
    name: pathText(path),
    reply: { ...reply, body: omitPath(reply.body, path) },
  })),
];

const successOf = ({ request }: Exchange, all: Exchange[]): PlainReply => {
  const answered = all.find(
    (other) =>
      other.reply.status < 400 && other.request.method === request.method && other.request.path === request.path,
  );
  return answered ? plainReply(answered) : { status: 200, body: {} };
};

/**
 * The parts of the scenario's replies that can be removed without another outcome: fields that nobody reads, which do not belong in
 * a contract. Each is named with its exchange; `made`: the number of mutations. `all`: every exchange of the feature.
 */
export async function findUnnoticedMutations(
  scenario: Scenario,
  all: Exchange[],
): Promise<{ made: number; unnoticed: string[] }> {
  const { exchanges } = scenario;
  const act = (changed?: { at: number; reply: PlainReply }): Promise<unknown> => {
    const replies = exchanges.map((exchange, at) => ({
      request: exchange.request,
      reply: at === changed?.at ? changed.reply : plainReply(exchange),
    }));
    return replay(replies, () => runInApp(scenario, 'http://server')).catch(String);
  };
  const usual = plain(await act());
  if (!isDeepStrictEqual(usual, plain(scenario.outcome)))
    return { made: 0, unnoticed: [`the replay differs: ${JSON.stringify(usual)}`] };
  let made = 0;
  const unnoticed: string[] = [];
  for (const [at, exchange] of exchanges.entries())
    for (const { name, reply } of replyMutations(plainReply(exchange), successOf(exchange, all))) {
      made += 1;
      if (isDeepStrictEqual(plain(await act({ at, reply })), usual)) unnoticed.push(`${name} of "${exchange.that}"`);
    }
  return { made, unnoticed };
}

// To the app, an undefined field equals an absent one.
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
