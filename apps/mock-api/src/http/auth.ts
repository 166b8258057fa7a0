import type { Access, Endpoint } from '@catalogue/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { tokenIssuer, type Tenant } from '../tenants/tenant';
import { Refusal } from './errors';
import type { Signing } from './signing';
import { tokenFacts } from './tokenFacts';

export interface Patron {
  cod_pessoa: number;
  login: string;
  /** The session that the token is of. */
  sid: string;
  /** Who acts for the person in it; null: the person. */
  acting: number | null;
}
export type Caller = { kind: 'anonymous' } | { kind: 'public' } | ({ kind: 'patron' } & Patron);

interface AuthDeps {
  signing: Signing;
  tenant: Tenant;
}

const needsToken = (access: Access, method: Endpoint['method'], settings: Settings) =>
  access === 'patron' || (access !== 'none' && (method !== 'GET' || settings.REQUIRE_PUBLIC_TOKEN));

/**
 * Identifies the caller (ruling B20): an invalid or expired token is 401 everywhere; no token is 401 on patron calls,
 * but allowed on public reads unless REQUIRE_PUBLIC_TOKEN; a patron's token is valid for public calls, not the reverse.
 * A patron's token ends with its session.
 */
export async function findCaller(
  request: FastifyRequest,
  endpoint: Endpoint,
  { signing, tenant }: AuthDeps,
): Promise<Caller> {
  const header = request.headers.authorization;
  if (endpoint.access === 'none' || !header) return { kind: 'anonymous' };
  const token = /^Bearer ([\w.-]+)$/i.exec(header)?.[1];
  const read = token ? readToken(signing, token, tenant) : undefined;
  const caller = read?.kind === 'patron' ? await inSession(read, endpoint, tenant) : read;
  if (!caller)
    throw new Refusal(401, 'A sessão terminou ou não é válida. Entre de novo.', { facts: tokenFacts(header, tenant) });
  return caller;
}

/**
 * Refuses callers without access to the call. Separate from identifying them, because the log records refused callers
 * too.
 */
export function authorize(
  { headers }: FastifyRequest,
  { kind }: Caller,
  { access, method }: Endpoint,
  tenant: Tenant,
): void {
  const refuse = (message: string): never => {
    throw new Refusal(401, message, { facts: { ...tokenFacts(headers.authorization, tenant), precisa: access } });
  };
  if (kind === 'anonymous' && needsToken(access, method, tenant.deps.settings)) refuse('Entre para continuar.');
  if (access === 'patron' && kind !== 'patron') refuse('Entre com o seu usuário para continuar.');
}

// Who is blocked learns it from the call that the documents have for it (ruling B14), and gets nothing else.
const answersWhileBlocked = 'pessoas-get';

type OfToken = { kind: 'public' } | ({ kind: 'patron' } & Omit<Patron, 'acting'>);

/** The patron of a token, with who acts for them; undefined when the session is not good for the call. */
async function inSession(
  patron: Extract<OfToken, { kind: 'patron' }>,
  { id }: Endpoint,
  tenant: Tenant,
): Promise<Caller | undefined> {
  const { state, acting } = await tenant.runShared(() => tenant.sessions.find(patron.sid, tenant.deps));
  return state === 'open' || (state === 'blocked' && id === answersWhileBlocked) ? { ...patron, acting } : undefined;
}

function readToken(signing: Signing, token: string, tenant: Tenant): OfToken | undefined {
  try {
    const claims = signing.read(token, tenant.clock.now());
    if (claims.tenant !== tenant.id || claims.iss !== tokenIssuer) return undefined;
    const { PATRON_CLIENT_ID, PUBLIC_CLIENT_ID } = tenant.deps.settings;
    if (claims.kind === 'patron' && claims.aud === PATRON_CLIENT_ID && claims.login && claims.sid)
      return { kind: 'patron', cod_pessoa: Number(claims.sub), login: claims.login, sid: claims.sid };
    return claims.kind === 'public' && claims.aud === PUBLIC_CLIENT_ID ? { kind: 'public' } : undefined;
  } catch {
    // An unreadable, forged or expired token gives the same reply: 401.
    return undefined;
  }
}
