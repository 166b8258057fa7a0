import { basename } from 'node:path';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/** Where a test of a feature leaves the calls that succeeded in it: `GET /api/acervo/:id`, a line each. `contract-coverage` reads them. */
export const recordOf = (testFile: string): string => inWorkspace('.data', 'calls', `${basename(testFile)}.txt`);
