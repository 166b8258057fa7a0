import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Settings } from './env';
import type { Clock } from './tenants/clock';
import type { Tenant } from './tenants/tenant';

/** The dependencies of every handler. No code opens a database, reads the clock or the environment by itself. */
export interface Deps {
  db: PrismaClient;
  clock: Clock;
  /** The civil date in the institution's time zone, `YYYY-MM-DD`. */
  today(): string;
  settings: Settings;
  /** Signs a token's claims; `http/auth.ts` reads them back. The token is valid in this tenant only. */
  signToken(claims: TokenClaims): string;
  /** The tenant of the request: for the control room. */
  tenant: Tenant;
}

export interface TokenClaims {
  sub: string;
  kind: 'public' | 'patron';
  login?: string;
  iat: number;
  exp: number;
}

/** The claims of a token: the issuer's, and the tenant. */
export type SignedClaims = TokenClaims & { world: string };
