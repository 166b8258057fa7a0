import { openParts } from '@catalogue/checks/screens/parts';
import openDatabases from './journeys.setup';
import { openServer } from './server';

/**
 * One server for all screens; those that change data do so in a sandbox. CATALOGUE_URL names a server that runs already.
 * And the page of parts, which has no server behind it.
 */
export default async function setUp() {
  const parts = await openParts();
  process.env.PARTS_URL = parts.address;
  if (process.env.CATALOGUE_URL) return parts.close;
  const closeDatabases = await openDatabases();
  const server = await openServer();
  process.env.CATALOGUE_URL = server.url;
  return async () => {
    await parts.close();
    await server.close();
    await closeDatabases();
  };
}
