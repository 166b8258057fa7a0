import { assertPortFree } from '@catalogue/command-kit/port';
import { Failure } from '@catalogue/command-kit/failure';
import { readServingEnv } from './env';
import { serveInProcess } from './serveInProcess';
import { printServerInfo } from './serverInfo';

export const usage = `Usage: npm run mock
Serves the API and the control room alone, for another app's development and tests. CORS_ORIGINS=http://localhost:3000 lets its pages call.
Settings are variables: docs/CONFIGURATION.md.`;

/** `npm run mock`: the server without the web app, which is neither built nor served. */
export async function run(): Promise<void> {
  const env = readServingEnv();
  if (env.PROCESSES > 1) throw new Failure('The mock runs in one process: leave PROCESSES out, or use npm start.');
  await assertPortFree(env.HOST, env.PORT, (port) => `PORT=${port} npm run mock`);
  const { address, prepareSandboxes } = await serveInProcess(env, env.PORT);
  await printServerInfo(address, env);
  // Once it answers.
  await prepareSandboxes();
  await new Promise<never>(() => undefined);
}
