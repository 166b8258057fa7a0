import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, messageOf } from '@catalogue/command-kit/failure';
import { assertPortFree } from '@catalogue/command-kit/port';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { buildProxy } from './proxy/buildProxy';
import { HarFile } from './proxy/HarFile';
import { Recorder } from './proxy/Recorder';

export const usage = `Usage: npm run proxy -- --target https://library.example.org [--port 4300] [--har FILE]
Hands /api, /oauth and /parametros on to a real server, for an app on this machine, and reports how calls and replies differ from the contract.

  --target URL    the server that answers /api, /oauth and /parametros at this address
  --port N        the port of the proxy (default 4300); it listens on 127.0.0.1 only
  --har FILE      records the calls, with masked values; a file of this name is replaced

Ctrl-C ends it and prints a summary by call. Values are never printed.`;

const host = '127.0.0.1';

/** `npm run proxy`: records and checks what a real server answers, under a running app. */
export async function run(args: string[]): Promise<void> {
  const { target, port, har: path } = optionsOf(args);
  await assertPortFree(host, port, (other) => `npm run proxy -- --target ${target} --port ${other}`);
  const har = path === undefined ? undefined : await createHar(path);
  const print = (line: string) => console.log(line);
  const recorder = new Recorder({ target, har, print });
  const app = await buildProxy({ target, record: (call) => recorder.record(call), print });
  atShutdown(async () => {
    await app.close();
    await har?.close();
    console.log(`\n${recorder.summary().join('\n')}${path === undefined ? '' : `\nRecorded in ${path}`}`);
  });
  await app.listen({ host, port });
  console.log(`http://localhost:${port} is in front of ${target}; Ctrl-C ends it.`);
  await new Promise<never>(() => undefined);
}

function optionsOf(args: string[]): { target: string; port: number; har: string | undefined } {
  const { values } = parseArgs({
    args,
    options: { target: { type: 'string' }, port: { type: 'string', default: '4300' }, har: { type: 'string' } },
  });
  const port = Number(values.port);
  if (!values.target || !/^https?:\/\/./.test(values.target) || !URL.canParse(values.target)) throw new Failure(usage);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Failure(usage);
  return {
    target: values.target.replace(/\/+$/, ''),
    port,
    har: values.har && resolve(process.env['INIT_CWD'] ?? '.', values.har),
  };
}

async function createHar(path: string): Promise<HarFile> {
  try {
    return await HarFile.create(path);
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${messageOf(error)}`);
  }
}
