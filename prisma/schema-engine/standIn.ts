import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The replacement's path where Prisma's native schema engine is not installed, otherwise undefined. Windows always uses
 * the native one.
 */
export function schemaEngineStandIn(): string | undefined {
  if (process.platform === 'win32') return undefined;
  const engines = join(dirname(require.resolve('@prisma/engines/package.json')));
  const hasNative = readdirSync(engines).some((file) => file.startsWith('schema-engine-'));
  return hasNative ? undefined : join(__dirname, 'schema-engine.mjs');
}
