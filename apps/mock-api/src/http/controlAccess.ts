import { imports, tables } from '@catalogue/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { isForwarded, isKey, isLoopback, isUnguarded, knownHosts, plainHost } from '../exposure';
import type { Tenants } from '../tenants/tenants';
import { isRead } from '@catalogue/web-host/requestRate';
import { Refusal } from './errors';
import { isControl } from './openapiControls';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the caller may use the whole control room; otherwise only what concerns the own sandbox. */
    isOperator: boolean;
  }
}

/** What visitors may do in a control room that is public, also without a sandbox of their own. */
const openToVisitors = new Set([
  'listPersonas',
  'createSandbox',
  'listSandboxes',
  'dropSandbox',
  'listSnapshots',
  'getClock',
  'listFaults',
  'listKnownFaults',
  'getSetting',
]);

/**
 * A snapshot's file has the passwords of all, as hashes, and is work for the server to open; so are passwords of tables. An import would
 * fill the disk of all, also from a sandbox.
 */
const notForVisitors = new Set(['getSnapshotFile', 'openSnapshotFile', ...Object.keys({ ...imports, ...tables })]);

/**
 * The control room can delete data and shows mail. No page of another site may use it; where others can reach the
 * server, it is for those with the key, or public, which gives each visitor a sandbox and nothing else. Looks at the
 * route, because an address has many spellings.
 */
export function guardControls(app: FastifyInstance, settings: Settings, tenants: Tenants): void {
  app.decorateRequest('isOperator', false);
  app.addHook('onRequest', async (request) => {
    request.isOperator = isOperator(request, settings);
    const { endpoint, call = '' } = request.routeOptions.config;
    if (!endpoint || !isControl(endpoint)) return;
    refuseOtherPages(request, settings);
    if (request.isOperator) return;
    if (settings.MOCK_CONTROLS !== 'public' || notForVisitors.has(call))
      throw new Refusal(403, 'O controle pede a sua chave, no cabeçalho X-Control-Key.');
    if (!openToVisitors.has(call) && !(await tenants.of(request)).isSandbox)
      throw new Refusal(403, 'Isto muda a biblioteca de todos: abra antes um sandbox seu.');
  });
}

function isOperator(request: FastifyRequest, settings: Settings): boolean {
  if (!settings.MOCK_CONTROLS) return false;
  const { headers } = request;
  if (settings.CONTROL_KEY !== undefined) return isKey(headers['x-control-key'], settings.CONTROL_KEY);
  return isUnguarded(settings) && !isForwarded(headers) && isKnownHost(request, settings);
}

function refuseOtherPages(request: FastifyRequest, settings: Settings): void {
  if (isOfOtherPage(request, settings) || !isKnownHost(request, settings))
    throw new Refusal(403, 'As chamadas do controle são só para esta página.');
  // A page of another site can send other types without asking first; a call without a body has none.
  const type = request.headers['content-type'];
  if (!isRead(request) && type !== undefined && !/^application\/json\s*(;|$)/i.test(type))
    throw new Refusal(415, 'Este tipo de conteúdo não é aceito; envie JSON.');
}

function isOfOtherPage({ headers, host }: FastifyRequest, { PUBLIC_URL }: Settings): boolean {
  if (['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))) return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || ![host.toLowerCase(), hostOf(PUBLIC_URL)].includes(hostOf(origin));
}

// With its port, unless it is the scheme's own.
const hostOf = (address: string | undefined): string => (address === undefined ? '' : new URL(address).host);

/**
 * A host name that somebody else let lead to this machine (DNS rebinding) would make a page of that name one of ours.
 * Nothing is at stake where the key or the sandbox's id is needed as well.
 */
const isKnownHost = ({ hostname }: FastifyRequest, settings: Settings): boolean =>
  !isUnguarded(settings) ||
  isLoopback(hostname) ||
  plainHost(hostname).endsWith('.localhost') ||
  knownHosts(settings).includes(plainHost(hostname));
