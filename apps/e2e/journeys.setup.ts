import { build } from '@catalogue/tools/build';
import { generateClient } from '@catalogue/database/prismaCommand';
import { openTestServer } from '@catalogue/database/testing/testDatabase';
import { today } from './server';

/** Builds the present sources, and starts one PostgreSQL for the whole run, on which each server has its own database. */
export default async function setUp() {
  await generateClient();
  // Nx builds before it runs this.
  const isBuiltByNx = process.env.NX_TASK_TARGET_TARGET !== undefined;
  const [server] = await Promise.all([openTestServer(today()), isBuiltByNx || build()]);
  return () => server.stop();
}
