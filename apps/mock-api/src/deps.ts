import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Settings } from './env';
import type { Clock } from './tenants/clock';
import type { Tenant } from './tenants/tenant';

/** What every handler is given. Nothing in the house reaches for a database, a clock or the environment by itself. */
export interface Deps {
  db: PrismaClient;
  clock: Clock;
  /** The library's civil date, `YYYY-MM-DD`. */
  today(): string;
  settings: Settings;
  /** Signs a token's claims; `http/auth.ts` reads them back. It is good in this library alone. */
  signToken(claims: TokenClaims): string;
  /** The library that is asked: for the control room. */
  tenant: Tenant;
}

export interface TokenClaims {
  sub: string;
  kind: 'public' | 'patron';
  login?: string;
  iat: number;
  exp: number;
}

/** What a token says: the claims of who gave it, and in which library. */
export type SignedClaims = TokenClaims & { world: string };
