import { parseArgs } from 'node:util';
import { addressOf, contracts, type Contract, type Endpoint } from '@catalogue/api-contract';
import { openApiDocument } from '@catalogue/mock-api/http/openapi';
import { dereference, exampleOf, type Schema } from '@catalogue/mock-api/testing/examples';
import { Codes, kindOf, usualWords } from './contract-drift/codes';
import { differencesOf, differenceText, type Difference, type ReplySchema } from './contract-drift/differences';
import { NotRead, Target } from './contract-drift/target';
import { Failure, messageOf } from '@catalogue/command-kit/failure';

export const usage = `npm run contract:drift -- --target https://library.example.org/api [options]

Sends every read of the contract to another server and reports fields that it adds, leaves out or gives another type.
Values are never printed. Nothing is written there.

  --target URL          the address that calls are under, as api_prefix in config.json
  --client ID:SECRET    the client of its public token (default: no token)
  --patron-client ID:SECRET, --user LOGIN    to compare what patrons read; the password comes from DRIFT_PASSWORD
  --title CODE          a title to ask for (default: the first one that it finds)`;

interface Read {
  name: string;
  endpoint: Endpoint;
  reply: ReplySchema;
  params: Record<string, Schema>;
  query: Record<string, Schema>;
}

interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  responses: Record<string, { content?: Record<string, { schema: ReplySchema }> }>;
}

/** Every read of the documents, with its description in the OpenAPI document. */
function readsOf(): Read[] {
  const { paths } = dereference(
    openApiDocument(contracts, 'drift') as {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, object> };
    },
  );
  const named = ({ parameters }: Operation, place: string) =>
    Object.fromEntries(
      parameters.filter((field) => field.in === place && field.required).map(({ name, schema }) => [name, schema]),
    );
  return Object.values(contracts).flatMap((contract: Contract) =>
    Object.entries(contract).flatMap(([name, endpoint]) => {
      const operation = paths[addressOf(endpoint)]?.['get'];
      const reply = operation?.responses['200']?.content?.['application/json']?.schema;
      if (endpoint.method !== 'GET' || !operation || !reply) return [];
      return [{ name, endpoint, reply, params: named(operation, 'path'), query: named(operation, 'query') }];
    }),
  );
}

// Reads with an effect: they mail a code, begin a session, or count as an attempt.
const notSafe = [
  'startRecovery',
  'startOidc',
  'startSaml',
  'getHandOverToken',
  'getPortalAddress',
  'openApp',
  'checkDeclaration',
];

function reasonNotToCall({ name, endpoint }: Read, target: Target): string | undefined {
  if (endpoint.own) return 'no other server has it';
  if (notSafe.includes(name)) return 'it has an effect';
  return endpoint.access === 'patron' && !target.hasPatron ? 'it is for patrons' : undefined;
}

/** The arguments of a read: a search term, codes that the other server has, or else the contract's own examples. */
async function argumentsOf({ name, endpoint, params, query }: Read, codes: Codes, user: string | undefined) {
  const valueOf = async (field: string, schema: Schema): Promise<unknown> => {
    if (name === 'listRequests' && field === 'type') return 'ficha-catalografica';
    if (field === 'user' || field === 'usuario' || field === 'login') return user;
    const kind = kindOf(endpoint.path, field);
    if (kind === undefined) return exampleOf(schema);
    const code = await codes.of(kind);
    if (code === undefined) throw new NotRead(`no other read returns a code for ${field} (${kind})`);
    return code;
  };
  const filled = async (fields: Record<string, Schema>) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(fields).map(async ([field, schema]) => [field, await valueOf(field, schema)] as const),
      ),
    );
  return { params: await filled(params), query: { ...(await filled(query)), ...oneOfSeveral[name] } };
}

// Reads that need one of several fields, any of them.
const oneOfSeveral: Record<string, Record<string, unknown>> = {
  searchTitles: { termo_pesquisa: usualWords[0] },
  findResultPage: { termo_pesquisa: usualWords[0] },
  listFacetValues: { termo_pesquisa: usualWords[0], faceta: 'A' },
  listPlans: { semestre: 1 },
};

const rank = { assumed: 0, observed: 1, given: 2 } as const;
const firstAssumed = (a: Difference, b: Difference) =>
  (a.source ? rank[a.source] : 3) - (b.source ? rank[b.source] : 3) || a.field.localeCompare(b.field);

/** `npm run contract:drift -- --target URL`: exit code 1 if the other server differs. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      target: { type: 'string' },
      client: { type: 'string' },
      'patron-client': { type: 'string' },
      user: { type: 'string' },
      title: { type: 'string' },
    },
  });
  const target = new Target(addressed(values.target));
  if (values.client) await target.signIn({ grant_type: 'client_credentials' }, clientOf(values.client));
  if (values.user) {
    const password = process.env['DRIFT_PASSWORD'];
    if (!password) throw new Failure(`Set DRIFT_PASSWORD to the password of ${values.user}.`);
    await target.signIn(
      { grant_type: 'password', username: values.user, password },
      clientOf(values['patron-client'] ?? values.client ?? ''),
    );
  }

  const all = readsOf();
  const reads = all.filter((read) => reasonNotToCall(read, target) === undefined);
  await reach(target, reads);
  const codes = new Codes(
    async (name, params = {}, query = {}) => {
      const read = reads.find((each) => each.name === name);
      if (!read) throw new NotRead('not called');
      return target.read(read.endpoint, params, query);
    },
    { title: values.title },
  );
  let differing = 0;
  const seenInPart: string[] = [];
  const notRead: string[] = all.flatMap((read) => {
    const reason = reasonNotToCall(read, target);
    return reason === undefined ? [] : [`${read.name}: not called, ${reason}`];
  });
  for (const read of reads) {
    try {
      const { params, query } = await argumentsOf(read, codes, values.user);
      const found = differencesOf(await target.read(read.endpoint, params, query), read.reply).sort(firstAssumed);
      if (found.every(({ kind }) => kind === 'unseen')) {
        if (found.length > 0)
          seenInPart.push(
            `${read.name}: ${found.map(({ field }) => (field === '[]' ? 'the whole list' : field)).join(', ')}`,
          );
        continue;
      }
      differing += 1;
      console.log(`${read.name} (${read.endpoint.path})`);
      for (const difference of found) console.log(`  ${differenceText(difference)}`);
    } catch (error) {
      // The others can still be compared.
      notRead.push(`${read.name}: ${messageOf(error)}`);
    }
  }
  if (seenInPart.length > 0)
    console.log(
      `\nEmpty lists, whose entries could not be compared:\n${seenInPart.map((line) => `  ${line}`).join('\n')}`,
    );
  if (notRead.length > 0) console.log(`\nNot compared:\n${notRead.map((line) => `  ${line}`).join('\n')}`);
  const equal = all.length - notRead.length - seenInPart.length - differing;
  console.log(
    `\n${equal} reads agree with the contract, ${seenInPart.length} apart from empty lists, ${differing} differ, ${notRead.length} were not compared.`,
  );
  return differing === 0 ? 0 : 1;
}

/** Throws a Failure if the server does not answer. */
async function reach(target: Target, reads: Read[]): Promise<void> {
  const search = reads.find(({ name }) => name === 'searchTitles');
  if (!search) return;
  try {
    await target.read(search.endpoint, {}, oneOfSeveral['searchTitles'] ?? {});
  } catch (error) {
    if (error instanceof NotRead) return;
    throw new Failure(`The server cannot be reached: ${messageOf(error)}`);
  }
}

function addressed(text: string | undefined): string {
  if (text && /^https?:\/\/./.test(text) && URL.canParse(text)) return text;
  throw new Failure(`--target is the address of the other server, as in\n${usage.split('\n')[0]}`);
}

function clientOf(text: string) {
  const [client_id = '', ...secret] = text.split(':');
  return { client_id, client_secret: secret.join(':') };
}
