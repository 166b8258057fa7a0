const closers: (() => Promise<void> | void)[] = [];
let ending: Promise<never> | undefined;

/** Registers a function that closes a resource before this process ends; they run in reverse order. */
export function atShutdown(close: () => Promise<void> | void): void {
  closers.push(close);
}

/** Closes everything and ends the process. */
export function shutDown(exitCode: number): Promise<never> {
  ending ??= closeAll().then(() => process.exit(exitCode));
  return ending;
}

/** Whether the command has begun to stop. */
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

/** Takes away what others do from now on at SIGTERM: Vite ends the process at once, before all is closed. */
export function shutDownAlone(): void {
  process.on('newListener', (event, listener: () => void) => {
    // It is added after this.
    if (event === 'SIGTERM') queueMicrotask(() => process.off('SIGTERM', listener));
  });
}

/** Shuts down on Ctrl-C, SIGTERM and the closing of the terminal. */
export function shutDownOnSignals(exitCode: number): void {
  const stop = (): void => void shutDown(exitCode);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // Every print to a closed terminal fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop);
}
