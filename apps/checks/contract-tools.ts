import { messageOf } from '@catalogue/command-kit/failure';
import { step } from '@catalogue/command-kit/progress';
import { openTestServer } from '@catalogue/database/testing/testDatabase';
import { openTestApp } from '@catalogue/mock-api/testing/app';
import * as own from '@catalogue/mock-api/testing/testServer';
import { openApiToPostman, openApiTypescript, orval } from './contract-tools/generated';
import { InstalledTools, type ToolName } from './contract-tools/installedTools';
import { asked, prismMock } from './contract-tools/prism';

export const usage = `Usage: npm run contract:tools
Gives the OpenAPI document to third-party tools, which it installs from the registry in a folder of their own: two generators of clients, a
converter for Postman, and Prism as a mock. Prints what each reports; ends with 1 if that is not expected.`;

interface Trial {
  tool: ToolName;
  does: string;
  expected: string;
  report(): Promise<string>;
}

interface Document {
  paths: Record<string, object>;
}

/** `npm run contract:tools`: what third-party tools report about the OpenAPI document. */
export async function run(): Promise<number> {
  const tools = await step('Installing the tools', () => InstalledTools.install());
  const database = await openTestServer();
  const api = await openTestApp({ server: own, env: { LOG_LEVEL: 'silent' } });
  try {
    const document = (await api.app.inject('/openapi.json')).json<Document>();
    await tools.write('openapi.json', JSON.stringify(document));
    const calls = Object.values(document.paths).flatMap((path) => Object.keys(path)).length;
    return await tryAll(tools, [
      {
        tool: 'openapi-typescript',
        does: 'makes types',
        expected: `${calls} calls, compiles`,
        report: () => openApiTypescript(tools),
      },
      {
        tool: 'orval',
        does: 'makes a client with fetch',
        expected: `${calls} calls, compiles`,
        report: () => orval(tools),
      },
      {
        tool: 'openapi-to-postmanv2',
        does: 'makes a collection',
        expected: `${calls} calls`,
        report: () => openApiToPostman(tools),
      },
      {
        tool: '@stoplight/prism-cli',
        does: 'answers with the examples',
        expected: `${asked} answered`,
        report: () => prismMock(tools),
      },
    ]);
  } finally {
    await api.stop();
    await database.stop();
  }
}

async function tryAll(tools: InstalledTools, trials: readonly Trial[]): Promise<number> {
  let failed = 0;
  for (const { tool, does, expected, report } of trials) {
    const found = await report().catch((error: unknown) => messageOf(error));
    const isExpected = found === expected;
    if (!isExpected) failed += 1;
    console.log(
      `${isExpected ? '✓' : '✗'} ${tools.nameOf(tool).padEnd(28)} ${does.padEnd(34)} ${found.slice(0, 2000)}`,
    );
    if (!isExpected) console.log(`    expected: ${expected}`);
  }
  console.log(`${trials.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
