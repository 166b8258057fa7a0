import { createServer } from 'node:net';
import { codeOf, Failure } from './failure';

/**
 * Checks before the long steps that the server will be able to listen. Throws a Failure that says what to do.
 * @param typed how the command is typed with another port
 */
export async function assertPortFree(host: string, port: number, typed: (port: number) => string): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    throw new Failure(sentence(codeOf(error), host, port, typed));
  }
  await new Promise((resolve) => probe.close(resolve));
}

function sentence(code: string | undefined, host: string, port: number, typed: (port: number) => string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: stop it, or choose another port, as in "${typed(port + 1)}".`;
  }
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has: choose one above 1023, as in "${typed(4200)}".`;
  return `Cannot listen on ${host}:${port} (${code}): set HOST to an address of this machine, or unset it.`;
}

/** A free port of the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
