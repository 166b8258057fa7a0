// What tools/cli.mjs runs a command with.
export { Failure } from '@catalogue/command-kit/failure';
export { runCommand } from '@catalogue/command-kit/runCommand';
export { isShuttingDown, shutDown, shutDownOnSignals } from '@catalogue/command-kit/shutdown';
export { whenNpmEnds } from './npmWatch';
