import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Clock } from './clock';
import type { Settings } from './env';

/** What every handler is given. Nothing in the house reaches for a database, a clock or the environment by itself. */
export interface Deps {
  db: PrismaClient;
  clock: Clock;
  /** The library's civil date, `YYYY-MM-DD`. */
  today(): string;
  settings: Settings;
  /** Signs a token's claims; `http/auth.ts` reads them back. */
  signToken(claims: TokenClaims): string;
}

export interface TokenClaims {
  sub: string;
  kind: 'public' | 'patron';
  login?: string;
  iat: number;
  exp: number;
}
