import { openTestServer } from '@catalogue/database/testing/testDatabase';
import { today } from './journey';

/** One PostgreSQL for the whole run; every worker has databases of its own on it. */
export default async function setUp() {
  const server = await openTestServer(today());
  return () => server.stop();
}
