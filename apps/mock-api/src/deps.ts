import type { PrismaClient } from '@catalogue/database/generated/client';
import type { PasswordCost } from '@catalogue/database/passwordHash';
import type { DocumentSigner } from './documentSigner';
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
  /** What the hash of a new password costs. */
  passwordCost: PasswordCost;
  /** Signs a token's claims; `http/auth.ts` reads them back. The token is valid in this tenant only. */
  signToken(claims: TokenClaims): string;
  /** A code of this server for a text: nobody else can compute it. */
  mac(text: string): Buffer;
  /** Signs documents that people show elsewhere. */
  readonly documents: DocumentSigner;
  /** Whether the mails of this tenant are sent. */
  sendsMail: boolean;
  /** The session of a valid access token of this tenant. */
  sessionOf(token: string): string | undefined;
  /** The tenant of the request: for the control room. */
  tenant: Tenant;
}

export interface TokenClaims {
  sub: string;
  kind: 'public' | 'patron';
  login?: string;
  /** The session of a patron's token, which it ends with. */
  sid?: string;
  /** The client that it was issued to. */
  aud: string;
  iat: number;
  exp: number;
}

/** The claims of a token: the handler's, the tenant, this server, and what makes each token different. */
export type SignedClaims = TokenClaims & { tenant: string; iss: string; jti: string };
