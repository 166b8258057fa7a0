import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, contracts, serverOnlyContracts, type Contracts, type Endpoint } from '@catalogue/api-contract';
import documented from '@catalogue/api-contract/documented-calls.json';
import { pactFolder } from '@catalogue/contract-tests/consumer/committedPact';
import { readPacts } from '@catalogue/contract-tests/pactFolder';
import { buildApp } from '@catalogue/mock-api/app';
import { openDatabase } from '@catalogue/mock-api/database';
import { readSettings } from '@catalogue/mock-api/env';
import { recordedCalls } from './callRecord';
import type { ContractCall, CoverageSources } from './compare';
import neverGiven from './neverGiven.json';
import { fieldDifferences } from './replyFields';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const entries = (all: Record<string, Record<string, Endpoint>>, isAppCall: boolean): ContractCall[] =>
  Object.values(all).flatMap((contract) =>
    Object.entries(contract).map(([name, { id, method, path, access, own }]) => ({
      id,
      name,
      method,
      path,
      access,
      isDocumented: isAppCall && !own,
    })),
  );
const contract = [...entries(contracts, true), ...entries(serverOnlyContracts, false)];
// So that `/autoridade/combo` does not match `/autoridade/{id}`.
const fewestParametersFirst = [...contract].sort(
  (left, right) => left.path.split('{').length - right.path.split('{').length,
);

/** Reads the calls of every part from the part itself. */
export async function readSources(): Promise<CoverageSources> {
  return {
    documented,
    contract,
    routes: await readRoutes(),
    pact: new Set(
      readPacts(pactFolder).flatMap(({ interactions }) => interactions.map(({ request }) => addressed(request))),
    ),
    client: await readClient(),
    screens: readScreens(),
    tested: await readTested(),
    addressOf,
  };
}

/** `GET /api/acervo/7` -> `GET /api/acervo/{id}`, as the contract writes it; unchanged if no call matches. */
function addressed({ method, path }: { method: string; path: string }): string {
  const call = fewestParametersFirst.find(
    (entry) => entry.method === method && new RegExp(`^${addressOf(entry).replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return `${method} ${call ? addressOf(call) : path}`;
}

// Routes of the server that are not calls.
const notCalls =
  /^(\/healthz|\/livez|\/readyz|\/metrics|\/config\.json|\/openapi\.json|\/docs.*|\/__mock\/(identity|hand-over\/.*)|\/(opensearch|rss|sitemap)\.xml|\/sitemap\/.*|\/manifest\.webmanifest|\/logo\/\{name\}|\/avisos\/parar|\/calendario\/\{arquivo\}|\/robots\.txt)$/;

// Fastify prints its routes as a tree: `├── acervo/:id (GET, HEAD)`.
async function readRoutes(): Promise<Set<string>> {
  const db = openDatabase('postgresql://nobody@localhost/nothing');
  const settings = readSettings({ DATABASE_URL: 'postgresql://nobody@localhost/nothing', LOG_LEVEL: 'silent' });
  const app = await buildApp({ db, settings, secret: async () => 'none', version: 'none' });
  await app.ready();
  const steps: string[] = [];
  const routes = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', step, methods = ''] =
        /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (step === undefined) return [];
      steps.splice(indent.length / 4, steps.length, step);
      const path = steps.join('').replace(/:(\w+)/g, '{$1}');
      return methods.split(', ').map((method) => ({ method, path }));
    });
  await app.close();
  return new Set(
    routes
      .filter(({ method, path }) => method !== '' && method !== 'HEAD' && !notCalls.test(path))
      .map(({ method, path }) => `${method} ${path}`),
  );
}

/** `loanRequests` -> `loan-requests`, the name of its folders and files. */
const folderOf = (feature: string): string => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

async function readClient(): Promise<Set<string>> {
  const { api } = await import('@catalogue/web/shared/api');
  for (const feature of Object.keys(contracts) as (keyof Contracts)[])
    await import(`@catalogue/web/features/${folderOf(feature)}/${folderOf(feature)}.api`);
  return new Set(Object.keys(api.endpoints));
}

/** The calls that the app's own code makes: by a hook, by an endpoint, or without the store. */
function readScreens(): Set<string> {
  const folder = inWorkspace('apps', 'web', 'src');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name) && !name.includes('testing'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/export const \{[^}]*\} = \w+Api;/g, ''))
    .join('\n');
  const calls = (name: string) =>
    new RegExp(
      `\\buse(Lazy)?${name.replace(/^./, (letter) => letter.toUpperCase())}(Query|Mutation)\\b` +
        `|\\bendpoints\\.${name}\\b|\\bcallServer\\([\\w.]+\\.${name}\\b`,
    ).test(code);
  return new Set(
    Object.values(contracts)
      .flatMap((feature) => Object.keys(feature))
      .filter(calls),
  );
}

/** Fields of the contract that no reply in the server's tests gives. */
export async function unseenFields(): Promise<string[]> {
  const calls = Object.values<Record<string, Endpoint>>({ ...contracts, ...serverOnlyContracts }).flatMap((feature) =>
    Object.entries(feature).map(([name, call]) => ({
      name,
      address: `${call.method} ${addressOf(call)}`,
      reply: call.reply,
    })),
  );
  const seen = [...(await recordedCalls()).values()].flatMap((lines) => [...lines]);
  return fieldDifferences(calls, new Set(seen), neverGiven);
}

/** The calls that succeed in a test of their feature on the server. */
async function readTested(): Promise<Set<string>> {
  const recorded = await recordedCalls();
  return new Set(
    Object.entries({ ...contracts, ...serverOnlyContracts }).flatMap(([feature, calls]) =>
      Object.entries<Endpoint>(calls)
        .filter(([, call]) => recorded.get(folderOf(feature))?.has(`${call.method} ${addressOf(call)}`))
        .map(([name]) => name),
    ),
  );
}
