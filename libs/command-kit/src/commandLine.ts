import { existsSync } from 'node:fs';
import { inWorkspace } from './workspace';

/** Whether this program runs in a clone, which has all commands. */
export const isClone = existsSync(inWorkspace('tools', 'cli.mjs'));

/**
 * How a command is typed where this program runs: `npm run import -- --runs` in a clone, `import --runs` in the image, which has
 * no npm.
 */
export const commandLine = (name: string, args: string): string =>
  isClone ? `npm run ${name} -- ${args}` : `${name} ${args}`;
