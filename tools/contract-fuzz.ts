import * as fc from 'fast-check';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { openTestApp, type TestApp } from '../apps/mock-api/src/testing/app';
import { knownCalls } from '../apps/mock-api/src/testing/knownCalls';
import * as own from '../apps/mock-api/src/testing/testServer';
import { arbitraryOf } from './contract-fuzz/arbitrary';
import { fuzzedCalls, type FuzzedCall } from './contract-fuzz/calls';
import { send, type Sent } from './contract-fuzz/send';
import { Failure } from './failure';
import { openTestServer } from './test-database';

type Fields = Record<string, unknown>;

/** Inputs that the schema allows; codes that exist are among those of the path. */
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
// An empty place makes another path, and dots walk up.
const withTexts = (params: Fields): Fields =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, /^\.*$/.test(String(value)) ? 'x' : value]));

/** Bodies of every kind; those that happen to be right are left out. */
const invalidBody = ({ endpoint, body }: FuzzedCall): fc.Arbitrary<unknown> =>
  fc
    .oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc
        .tuple(arbitraryOf(body ?? {}), fc.string(), fc.jsonValue({ maxDepth: 1 }))
        .map(([right, name, value]) =>
          right && typeof right === 'object' && !Array.isArray(right) ? { ...right, [name]: value } : [right, value],
        ),
    )
    .filter((made) => !endpoint.body?.safeParse(made).success);

// What people and programs put where something else belongs.
const usualMistakes = [
  ...[
    '',
    ' ',
    'abc',
    '-1',
    '0',
    '1.5',
    '1e9',
    '99999999999999999999',
    '2026-02-31',
    '31/02/2026',
    'null',
    '[]',
    '%',
    "'",
  ],
  'x'.repeat(5000),
];
const strange = fc.oneof(fc.constantFrom(...usualMistakes), fc.string({ unit: 'grapheme', maxLength: 40 }));

/** One field of the query or the path holds what it may not; what happens to be right is left out. */
const invalidField = (call: FuzzedCall, place: 'params' | 'query'): fc.Arbitrary<Sent> | undefined => {
  const schema = call.endpoint[place];
  // A field that takes every text has nothing that is wrong.
  const names = Object.entries(schema?.shape ?? {})
    .filter(([, field]) => usualMistakes.some((mistake) => !z.safeParse(field as z.ZodMiniType, mistake).success))
    .map(([name]) => name);
  if (!schema || names.length === 0) return undefined;
  return fc
    .tuple(validInput(call), fc.constantFrom(...names), strange)
    .map(([input, name, value]) => {
      const sent = { ...input, [place]: { ...input[place], [name]: value } };
      return { ...sent, params: withTexts(sent.params) };
    })
    .filter((sent) => !schema.safeParse(asSent(sent[place])).success);
};

/** Every value of an address is a text, and what is empty is not sent. */
const asSent = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );

interface Options {
  runs: number;
  seed: number;
}

async function fuzz(library: TestApp, call: FuzzedCall, authorization: string, { runs, seed }: Options): Promise<void> {
  const parameters = { numRuns: runs, seed, endOnFailure: true };
  await fc.assert(
    fc.asyncProperty(validInput(call), async (input) => {
      const { status, text } = await send(library, call.endpoint, input, authorization);
      if (!call.statuses.includes(status)) throw new Error(`a valid call is answered with ${status}: ${text}`);
    }),
    parameters,
  );
  for (const place of ['params', 'query'] as const) {
    const inputs = invalidField(call, place);
    if (!inputs) continue;
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const { status, text } = await send(library, call.endpoint, input, authorization);
        if (status < 400 || status > 499) throw new Error(`an invalid ${place} is answered with ${status}: ${text}`);
      }),
      parameters,
    );
  }
  if (!call.body || call.endpoint.style) return;
  await fc.assert(
    fc.asyncProperty(validInput(call), invalidBody(call), async (input, body) => {
      const { status, text } = await send(library, call.endpoint, { ...input, body }, authorization);
      if (status < 400 || status > 499) throw new Error(`an invalid body is answered with ${status}: ${text}`);
    }),
    parameters,
  );
}

/** `npm run contract:fuzz [-- --runs N --seed N --call NAME]`: calls made by chance from the contract, right ones and wrong ones. */
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
  const library = await openTestApp({ server: own, env: { LOG_LEVEL: 'silent' } });
  const { cod_pessoa, login } = await library.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
  let failed = 0;
  for (const call of calls) {
    const authorization =
      call.endpoint.access === 'patron' ? library.patronToken(cod_pessoa, login, 3600) : library.publicToken(3600);
    try {
      await fuzz(library, call, authorization, options);
    } catch (error) {
      // What fast-check found is the result of this command.
      failed += 1;
      console.log(
        `✗ ${call.name}\n${error instanceof Error ? `${error.message}\n${String(error.cause ?? '')}` : String(error)}`,
      );
    }
  }
  await library.stop();
  await server.stop();
  console.log(`${options.runs} runs of each kind, seed ${options.seed}.`);
  console.log(`${calls.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Failure(`--${name} is a whole number from 1 on, not "${text}".`);
  return Number(text);
}
