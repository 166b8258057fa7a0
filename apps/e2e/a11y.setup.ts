import openDatabases from './journeys.setup';
import { openServer } from './server';

/** One server for all screens; those that change data do so in a sandbox. CATALOGUE_URL names a server that runs already. */
export default async function setUp() {
  if (process.env.CATALOGUE_URL) return undefined;
  const closeDatabases = await openDatabases();
  const server = await openServer();
  process.env.CATALOGUE_URL = server.url;
  return async () => {
    await server.close();
    await closeDatabases();
  };
}
