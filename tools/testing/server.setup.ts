import { runNode } from '../childProcess';
import { inWorkspace } from '../workspace';
import openDatabases from '../test-database.setup';

/** Jest's globalSetup: the databases, and the server as its tests load it. */
export default async function setUp(): Promise<void> {
  const { code, output } = await runNode([inWorkspace('apps', 'mock-api', 'build.mjs'), 'tests']);
  if (code !== 0) throw new Error(`The server could not be bundled for its tests:\n${output}`);
  await openDatabases();
}
