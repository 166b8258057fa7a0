import { build, builtWeb } from './build';
import { readWebOptions, serveWebAlone } from './webAlone';

export const usage = `Usage: npm run web -- --api https://library.example.org [--config FILE]
Serves the web app alone, its pages rendered, in front of a server that answers /api, /oauth and /parametros at this address.
FILE is the config.json of docs/DEPLOYMENT.md; without it, the server's own is used. PORT, HOST, PUBLIC_URL, ALLOWED_HOSTS, TRUSTED_PROXIES
and RATE_LIMIT are variables (docs/CONFIGURATION.md).`;

/** `npm run web`: the web app alone. */
export const run = (args: string[]): Promise<void> =>
  serveWebAlone(readWebOptions(args, usage), builtWeb, () => build(['web']));
