import { basename } from 'node:path';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/**
 * The file in which a feature's test records its successful calls: `GET /api/acervo/:id`, one per line.
 * `contract-coverage` reads it.
 */
export const recordOf = (testFile: string): string => inWorkspace('.data', 'calls', `${basename(testFile)}.txt`);
