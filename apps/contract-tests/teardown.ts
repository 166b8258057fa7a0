import { writeFileSync } from 'node:fs';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import stopDatabases from '@catalogue/database/testing/teardown';
import { scoreLine } from './mutationScores';

/** Jest's globalTeardown: writes the mutation scores next to the test counts, where tools/jest.mjs prints them. */
export default async function tearDown(): Promise<void> {
  await stopDatabases();
  writeFileSync(inWorkspace('reports', 'contract-tests', 'note.txt'), scoreLine());
}
