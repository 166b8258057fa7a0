import { cookieOf } from '@catalogue/web-host/cookies';
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { isSecure } from './hosts';

const format = /^[\w-]{32}$/;

// A server of a neighbouring host cannot set a cookie of this name; browsers take it with https and for a whole host alone.
const nameFor = (request: Pick<FastifyRequest, 'protocol'>, settings: Settings): string =>
  isSecure(request, settings) && settings.BASE_PATH === '' ? '__Host-begun' : 'begun';

/** What the browser keeps that began a sign-in elsewhere, so that no other can finish it. */
export const signInCookie = (
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  settings: Settings,
): string | undefined => format.exec(cookieOf(request, nameFor(request, settings)) ?? '')?.[0];

/** The header that makes the browser keep it, for so many seconds; several tabs share one. */
export function setSignInCookie(
  request: FastifyRequest,
  settings: Settings,
  seconds: number,
): { value: string; header: string } {
  const value = signInCookie(request, settings) ?? randomBytes(24).toString('base64url');
  const secure = isSecure(request, settings) ? '; Secure' : '';
  return {
    value,
    header: `${nameFor(request, settings)}=${value}; Path=${settings.BASE_PATH || '/'}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  };
}
