import { contracts, serverOnlyContracts } from '@catalogue/api-contract';
import { pactFolder } from '@catalogue/contract-tests/consumer/committedPact';
import { readPacts } from '@catalogue/contract-tests/pactFolder';
import { openApiDocument } from '@catalogue/mock-api/http/openapi';
import { openTestApp } from '@catalogue/mock-api/testing/app';
import * as own from '@catalogue/mock-api/testing/testServer';
import { comparePact } from './contract-conformance/compare';
import { lintDocument } from './contract-conformance/lint';
import { expectedOAuth, runOAuthClient } from './contract-conformance/oauthClient';
import { openTestServer } from '@catalogue/database/testing/testDatabase';

interface ConformanceCheck {
  name: string;
  /** The problems found; empty if there is none. */
  findProblems(): Promise<string[]>;
}

type Json = Record<string, unknown>;
interface Document extends Json {
  paths: Record<string, Record<string, Json>>;
}

const documentOf = () => openApiDocument({ ...contracts, ...serverOnlyContracts }, '1.0.0') as Document;

/** The document with an error in one operation, which a tool has to notice: otherwise its success proves nothing. */
function withBrokenOperation(change: (operation: Json) => void): Document {
  const document = structuredClone(documentOf());
  const operation = document.paths['/api/emprestimo/titulos-pendentes']?.['get'];
  if (!operation) throw new Error('The call to break is no longer in the document.');
  change(operation);
  return document;
}
const noticed = (found: string[]): string[] => (found.length > 0 ? [] : ['an error in the document went unnoticed']);
const comparedWith = async (document: object): Promise<string[]> =>
  (await Promise.all(readPacts(pactFolder).map((pact) => comparePact(document, pact)))).flat();

const conformanceChecks: ConformanceCheck[] = [
  { name: 'the OpenAPI document passes a linter', findProblems: () => lintDocument(documentOf()) },
  {
    name: 'the linter notices an operation without security',
    findProblems: async () =>
      noticed(await lintDocument(withBrokenOperation((operation) => Reflect.deleteProperty(operation, 'security')))),
  },
  {
    name: 'the pact asks only for what the OpenAPI document describes',
    findProblems: () => comparedWith(documentOf()),
  },
  {
    name: 'the comparator notices a reply of another type',
    findProblems: async () =>
      noticed(
        await comparedWith(
          withBrokenOperation((operation) => {
            operation['responses'] = {
              200: {
                description: 'another type',
                content: {
                  'application/json': { schema: { type: 'object', properties: { titulos: { type: 'string' } } } },
                },
              },
            };
          }),
        ),
      ),
  },
  {
    name: 'a third-party OAuth client understands the token endpoint',
    async findProblems() {
      const server = await openTestServer();
      const api = await openTestApp({ server: own });
      try {
        const results = await runOAuthClient(await api.app.listen({ port: 0, host: '127.0.0.1' }));
        return expectedOAuth.filter((line) => !results.includes(line)).map((line) => `not seen: ${line}`);
      } finally {
        await api.stop();
        await server.stop();
      }
    },
  },
];

export const usage = `Usage: npm run contract:conformance
Checks the contract, the pact and the server with third-party tools.`;

/** `npm run contract:conformance`: third-party checks of the contract, the pact and the server. */
export async function run(): Promise<number> {
  let failed = 0;
  for (const { name, findProblems } of conformanceChecks) {
    const problems = await findProblems();
    if (problems.length > 0) failed += 1;
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
    for (const line of problems) console.log(`    ${line}`);
  }
  console.log(`${conformanceChecks.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
