import { Failure } from './failure';

/** What a module of a command exports. */
export interface Command {
  usage: string;
  run(args: string[]): Promise<number | void>;
}

/** Runs a command, or prints its usage where that is asked for, and returns its exit code. Throws a Failure for options that it does not have. */
export async function runCommand({ run, usage }: Command, args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return 0;
  }
  // An option that does not exist must not be ignored: `npm start -- --port 80`.
  if (run.length === 0 && args.length > 0)
    throw new Failure(`This command takes no arguments: ${args.join(' ')}\n${usage}`);
  try {
    return (await run(args)) ?? 0;
  } catch (error) {
    const isOfOptions = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    throw isOfOptions ? new Failure(`${error.message}\n${usage}`) : error;
  }
}
