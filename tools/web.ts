import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Failure } from '@catalogue/command-kit/failure';
import { assertPortFree } from '@catalogue/command-kit/port';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { buildWebHost } from '@catalogue/web-host/webHost';
import { isLimited, isServed, mayReadMetrics } from '@catalogue/mock-api/exposure';
import { build, builtWeb } from './build';
import { readEnv } from './env';

export const usage = `Usage: npm run web -- --api https://library.example.org [--config FILE]
Serves the web app alone, its pages rendered, in front of a server that answers /api, /oauth and /parametros at this address.
FILE is the config.json of docs/DEPLOYMENT.md; without it, the server's own is used. PORT, HOST, PUBLIC_URL, ALLOWED_HOSTS, TRUSTED_PROXIES
and RATE_LIMIT are variables (docs/CONFIGURATION.md).`;

const Config = z.looseObject({ oauth: z.looseObject({ public: z.looseObject({}), patron: z.looseObject({}) }) });

/** `npm run web`: the web app in front of any server of this wire, on one origin with it, so that no CORS is needed. */
export async function run(args: string[]): Promise<void> {
  const { api, config: file } = optionsOf(args);
  const env = readEnv();
  const { HOST, PORT, BASE_PATH: base, PUBLIC_URL: publicUrl, TRUSTED_PROXIES: trustedProxies, RATE_LIMIT } = env;
  await assertPortFree(HOST, PORT);
  const read = file === undefined ? await fetchConfig(api) : await readConfig(file);
  // Calls go to this server, which hands them on; the control room is for those who reach the mock itself.
  const config = { ...read, api_prefix: `${base}/api`, mock_controls: false };
  await build(['web']);
  const app = await buildWebHost({
    root: builtWeb,
    base,
    api,
    config,
    publicUrl,
    trustedProxies,
    isLimited: (ip) => isLimited(ip, RATE_LIMIT),
    isServed: (hostname) => isServed(hostname, env),
    mayReadMetrics: (request) => mayReadMetrics(request, env),
    logger: env.LOG_LEVEL !== 'silent' && { level: env.LOG_LEVEL },
  });
  atShutdown(async () => {
    await app.drain(env.DRAIN_SECONDS * 1000);
    await app.close();
  });
  console.log(`The catalogue is at ${await app.listen({ host: HOST, port: PORT })}, in front of ${api}`);
  await new Promise<never>(() => undefined);
}

function optionsOf(args: string[]): { api: string; config: string | undefined } {
  try {
    const { values } = parseArgs({ args, options: { api: { type: 'string' }, config: { type: 'string' } } });
    if (!values.api || !/^https?:$/.test(new URL(values.api).protocol)) throw new Error('No address of a server.');
    return { api: values.api.replace(/\/+$/, ''), config: values.config };
  } catch (cause) {
    throw new Failure(usage, { cause });
  }
}

async function readConfig(file: string): Promise<object> {
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  try {
    return Config.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new Failure(`${path} is no config.json as docs/DEPLOYMENT.md describes it: ${(error as Error).message}`);
  }
}

async function fetchConfig(api: string): Promise<object> {
  const answer = await fetch(`${api}/config.json`).catch(() => {
    throw new Failure(`${api} cannot be reached: check the address.`);
  });
  const config = Config.safeParse(await answer.json().catch(() => undefined));
  if (!answer.ok || !config.success)
    throw new Failure(
      `${api} has no /config.json: write one as docs/DEPLOYMENT.md describes it and name it with --config.`,
    );
  return config.data;
}
