import { randomBytes } from 'node:crypto';

/**
 * Who knows the id of a sandbox may use it, so nobody must be able to guess one: 128 bits, in lower case for host names.
 */
export const newSandboxId = (): string =>
  BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0');

// PostgreSQL cuts longer names of databases.
const lettersOfDatabase = 12;

/** The name of a sandbox's database, beside the main one. */
export const sandboxDatabase = (main: string, id: string): string =>
  `${main}_sandbox_${id.slice(0, lettersOfDatabase)}`;
