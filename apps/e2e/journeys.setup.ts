import { build } from '@catalogue/tools/build';
import { generateClient } from '@catalogue/database/prismaCommand';
import { openTestServer } from '@catalogue/database/testing/testDatabase';
import { today } from './server';

/** The build of the sources as they are, and one PostgreSQL for the whole run: the servers have databases of their own on it. */
export default async function setUp() {
  await generateClient();
  // Nx builds before it runs this.
  const isBuiltByNx = process.env.NX_TASK_TARGET_TARGET !== undefined;
  const [server] = await Promise.all([openTestServer(today()), isBuiltByNx || build()]);
  return () => server.stop();
}
