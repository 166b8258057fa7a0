import { join } from 'node:path';

/** The folder of the clone: every other path of the tools starts here, wherever the command was called. */
export const workspaceRoot = join(__dirname, '..');

export const inWorkspace = (...parts: string[]): string => join(workspaceRoot, ...parts);
