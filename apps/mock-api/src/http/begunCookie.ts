import { cookieOf } from '@catalogue/web-host/cookies';
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { isSecure } from './hosts';

const format = /^[\w-]{32}$/;

/** What the browser keeps that began a sign-in elsewhere, so that no other can finish it. */
export const begunCookie = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  format.exec(cookieOf(request, 'begun') ?? '')?.[0];

/** The header that makes the browser keep it, for so many seconds; several tabs share one. */
export function keepBegun(
  request: FastifyRequest,
  settings: Settings,
  seconds: number,
): { value: string; header: string } {
  const value = begunCookie(request) ?? randomBytes(24).toString('base64url');
  const secure = isSecure(request, settings) ? '; Secure' : '';
  return {
    value,
    header: `begun=${value}; Path=${settings.BASE_PATH || '/'}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  };
}
