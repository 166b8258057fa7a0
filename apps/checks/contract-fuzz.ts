import * as fc from 'fast-check';
import { parseArgs } from 'node:util';
import { openTestApp, type TestApp } from '@catalogue/mock-api/testing/app';
import { knownCalls } from '@catalogue/mock-api/testing/knownCalls';
import * as own from '@catalogue/mock-api/testing/testServer';
import { arbitraryOf } from './contract-fuzz/arbitrary';
import { fuzzedCalls, type FuzzedCall } from './contract-fuzz/calls';
import { forbids, type Formatted } from './contract-fuzz/forbidden';
import { send, type Sent } from './contract-fuzz/send';
import { mutatedBody, edgeCaseTexts } from './contract-fuzz/edgeCases';
import { Failure } from '@catalogue/command-kit/failure';
import { openTestServer } from '@catalogue/database/testing/testDatabase';

type Fields = Record<string, unknown>;

/** Inputs that the schema allows; the codes in half of the paths exist. */
const validInput = ({ name, params, query, body }: FuzzedCall): fc.Arbitrary<Sent> => {
  const known = { id: 1, ...knownCalls[name]?.params };
  return fc.record({
    params: fc
      .tuple(arbitraryOf(params), fc.boolean())
      .map(([made, isKnown]) => withTexts({ ...(made as Fields), ...(isKnown && pick(known, params)) })),
    query: arbitraryOf(query) as fc.Arbitrary<Fields>,
    ...(body && { body: arbitraryOf(body) }),
  }) as fc.Arbitrary<Sent>;
};

const pick = (known: Fields, { properties = {} }: FuzzedCall['params']): Fields =>
  Object.fromEntries(Object.entries(known).filter(([name]) => name in properties));
// An empty segment makes another path, and dots lead up.
const withTexts = (params: Fields): Fields =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, /^\.*$/.test(String(value)) ? 'x' : value]));

/** A valid call with an edge case in one field of the path or the query. */
const mutatedField = (call: FuzzedCall, place: 'params' | 'query'): fc.Arbitrary<Sent> | undefined => {
  const names = Object.keys(call[place].properties ?? {});
  if (names.length === 0) return undefined;
  return fc.tuple(validInput(call), fc.constantFrom(...names), edgeCaseTexts).map(([input, name, value]) => {
    const sent = { ...input, [place]: { ...input[place], [name]: value } };
    return { ...sent, params: withTexts(sent.params) };
  });
};

/** Whether the OpenAPI document forbids an input. Empty fields of a query are not sent. */
function isForbidden(call: FuzzedCall, { params, query, body }: Sent): boolean {
  const sent = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  return (
    forbids(params, call.params) || forbids(sent, call.query) || (call.body !== undefined && forbids(body, call.body))
  );
}

// There are more invalid inputs than valid ones.
const MUTATED_FACTOR = 4;

interface Options {
  runs: number;
  seed: number;
}

async function fuzz(api: TestApp, call: FuzzedCall, authorization: string, { runs, seed }: Options): Promise<void> {
  const parameters = { numRuns: runs, seed, endOnFailure: true };
  await fc.assert(
    fc.asyncProperty(validInput(call), async (input) => {
      const { status, text } = await send(api, call.endpoint, input, authorization);
      if (!call.statuses.includes(status)) throw new Error(`a valid call is answered with ${status}: ${text}`);
    }),
    parameters,
  );
  const mutated = [
    ['params', mutatedField(call, 'params')],
    ['query', mutatedField(call, 'query')],
    ['body', call.body && mutatedInput(call, call.body)],
  ] as const;
  for (const [place, inputs] of mutated) {
    if (!inputs) continue;
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const { status, text } = await send(api, call.endpoint, input, authorization);
        if (status >= 500) throw new Error(`a mutated ${place} is answered with ${status}: ${text}`);
        if (status < 400 && isForbidden(call, input))
          throw new Error(`a ${place} that the OpenAPI document forbids is answered with ${status}: ${text}`);
      }),
      { ...parameters, numRuns: runs * MUTATED_FACTOR },
    );
  }
}

const mutatedInput = (call: FuzzedCall, body: Formatted): fc.Arbitrary<Sent> =>
  fc.tuple(validInput(call), mutatedBody(arbitraryOf(body), body)).map(([input, other]) => ({ ...input, body: other }));

export const usage = `Usage: npm run contract:fuzz [-- --runs N] [--seed N] [--call NAME]
Sends random valid and invalid requests made from the OpenAPI document.`;

/** `npm run contract:fuzz [-- --runs N --seed N --call NAME]`: random calls made from the OpenAPI document, valid and invalid. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
      call: { type: 'string' },
    },
  });
  const options = { runs: wholeNumber('runs', values.runs), seed: wholeNumber('seed', values.seed) };
  const calls = fuzzedCalls().filter(({ name }) => values.call === undefined || name === values.call);
  if (calls.length === 0) throw new Failure(`No call is named ${values.call}: /openapi.json has their names.`);

  const server = await openTestServer();
  const api = await openTestApp({ server: own, env: { LOG_LEVEL: 'silent' } });
  const { cod_pessoa, login } = await api.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
  let failed = 0;
  for (const call of calls) {
    const authorization =
      call.endpoint.access === 'patron' ? api.patronToken(cod_pessoa, login, 3600) : api.publicToken(3600);
    try {
      await fuzz(api, call, authorization, options);
    } catch (error) {
      // A failed property is a result of this command, not an error in it.
      failed += 1;
      console.log(
        `✗ ${call.name}\n${error instanceof Error ? `${error.message}\n${String(error.cause ?? '')}` : String(error)}`,
      );
    }
  }
  await api.stop();
  await server.stop();
  console.log(`${options.runs} runs of each kind, seed ${options.seed}.`);
  console.log(`${calls.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Failure(`--${name} is a whole number from 1 on, not "${text}".`);
  return Number(text);
}
