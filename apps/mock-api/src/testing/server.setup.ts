import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { generateClient } from '@catalogue/database/prismaCommand';
import openDatabases from '@catalogue/database/testing/setup';

/** Jest's globalSetup: the databases, and the server bundle that the tests load. */
export default async function setUp(): Promise<void> {
  await generateClient();
  const { code, output } = await runNode([inWorkspace('apps', 'mock-api', 'build.mjs'), 'tests']);
  if (code !== 0) throw new Error(`The server could not be bundled for its tests:\n${output}`);
  await openDatabases();
}
