const closers: (() => Promise<void> | void)[] = [];
let ending: Promise<never> | undefined;

/** Registers what must be closed before this process ends, however it ends; the last one opened is closed first. */
export function atShutdown(close: () => Promise<void> | void): void {
  closers.push(close);
}

/** Closes everything and ends the process. */
export function shutDown(exitCode: number): Promise<never> {
  ending ??= closeAll().then(() => process.exit(exitCode));
  return ending;
}

export const isShuttingDown = (): boolean => ending !== undefined;

async function closeAll(): Promise<void> {
  for (const close of closers.reverse()) {
    try {
      await close();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Ctrl-C, SIGTERM and the closing of the terminal all end in the same way. */
export function shutDownOnSignals(exitCode: number): void {
  const stop = (): void => void shutDown(exitCode);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // A closed terminal makes every print fail.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop);
}
