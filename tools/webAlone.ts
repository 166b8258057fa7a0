import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { commandLine } from '@catalogue/command-kit/commandLine';
import { Failure } from '@catalogue/command-kit/failure';
import { assertPortFree } from '@catalogue/command-kit/port';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { buildWebHost } from '@catalogue/web-host/webHost';
import { isLimited, isServed, mayReadMetrics } from '@catalogue/mock-api/exposure';
import { readEnv } from './env';

const Config = z.looseObject({ oauth: z.looseObject({ public: z.looseObject({}), patron: z.looseObject({}) }) });

/** What `serveWebAlone` is to serve. */
export interface WebAlone {
  /** The address of the server that answers /api, /oauth and /parametros. */
  api: string;
  /** The path of a config.json; without it, the server's own is used. */
  config: string | undefined;
}

/** The options `--api` and `--config`. Throws a Failure with the usage. */
export function readWebOptions(args: string[], usage: string): WebAlone {
  try {
    const { values } = parseArgs({ args, options: { api: { type: 'string' }, config: { type: 'string' } } });
    if (!values.api || !/^https?:$/.test(new URL(values.api).protocol)) throw new Error('No address of a server.');
    return { api: values.api.replace(/\/+$/, ''), config: values.config };
  } catch (cause) {
    throw new Failure(usage, { cause });
  }
}

/**
 * The web app in front of any server of this wire, on one origin with it, so that no CORS is needed. Never resolves.
 *
 * @param root the folder of the built app
 * @param ready awaited when the server and its configuration are known
 */
export async function serveWebAlone(
  { api, config: file }: WebAlone,
  root: string,
  ready?: () => Promise<void>,
): Promise<void> {
  const env = readEnv();
  const { HOST, PORT, BASE_PATH: base, PUBLIC_URL: publicUrl, TRUSTED_PROXIES: trustedProxies } = env;
  await assertPortFree(HOST, PORT, (port) => `PORT=${port} ${commandLine('web', `--api ${api}`)}`);
  const read = file === undefined ? await fetchConfig(api) : await readConfig(file);
  // Calls go to this server, which hands them on; the control room is for those who reach the mock itself.
  const config = { ...read, api_prefix: `${base}/api`, mock_controls: false };
  await ready?.();
  const app = await buildWebHost({
    root,
    base,
    api,
    config,
    publicUrl,
    trustedProxies,
    isLimited: (ip) => isLimited(ip, env),
    isServed: (hostname) => isServed(hostname, env),
    mayReadMetrics: (request) => mayReadMetrics(request, env),
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logger: env.LOG_LEVEL !== 'silent' && { level: env.LOG_LEVEL },
  });
  atShutdown(async () => {
    await app.drain(env.DRAIN_SECONDS * 1000);
    await app.close();
  });
  console.log(`The catalogue is at ${await app.listen({ host: HOST, port: PORT })}, in front of ${api}`);
  await new Promise<never>(() => undefined);
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
