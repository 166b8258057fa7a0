#!/usr/bin/env node
// `node tools/cli.mjs COMMAND ARGS…` installs what is missing and runs tools/COMMAND.ts or apps/checks/COMMAND.ts, which exports
// `usage` and `run(args): Promise<void | exit code>`. A command throws a Failure to refuse, and registers what to close in shutdown.ts.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledCommand } from './bundledCommand.mjs';
import { installIfNeeded } from './install.mjs';

const tools = dirname(fileURLToPath(import.meta.url));
const root = dirname(tools);
const parent = process.ppid;
const [command = '', ...args] = process.argv.slice(2);

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  refuse(`Node 20.19 or newer is needed and this is ${process.versions.node}: install it from https://nodejs.org.`);
}
// Commands that read the apps are in a project above them.
const script = ['tools', 'apps/checks'].map((folder) => join(root, folder, `${command}.ts`)).find(existsSync);
if (!/^[a-z-]+$/.test(command) || script === undefined) {
  refuse(`There is no command "${command}": "npm run" lists them.`);
}

// The user's current folder; npm sets it too.
process.env.INIT_CWD ??= process.cwd();
process.chdir(root);
try {
  await installIfNeeded(root, command);
} catch (error) {
  refuse(error.message);
}
const require = createRequire(import.meta.url);
let loaded;
if (existsSync(join(tools, 'bundled', `${command}.ts`))) {
  loaded = require(await bundledCommand(root, command).catch((error) => refuse(error.message)));
} else {
  process.env.TSX_TSCONFIG_PATH ??= join(root, 'tsconfig.base.json');
  // The first for require and static imports, the second for `import()`.
  (await import('tsx/cjs/api')).register();
  (await import('tsx/esm/api')).register();
  loaded = { ...require('./commandKit.ts'), command: () => require(script) };
}
const { Failure, isShuttingDown, runCommand, shutDown, shutDownOnSignals, whenNpmEnds } = loaded;
// A server is ended by a signal as usual; any other command was interrupted.
const interruptedCode = ['start', 'dev', 'mock', 'web', 'parts', 'proxy', 'replica'].includes(command) ? 0 : 130;
shutDownOnSignals(interruptedCode);
whenNpmEnds(parent, () => void shutDown(interruptedCode));
try {
  await shutDown(await runCommand(loaded.command(), args));
} catch (error) {
  // Only the message of a Failure is printed; anything else is a defect and is printed with its stack.
  if (!isShuttingDown()) console.error(error instanceof Failure ? error.message : error);
  await shutDown(1);
}
