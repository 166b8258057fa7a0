import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { isSecure } from './hosts';

const format = /(?:^|;\s*)begun=([\w-]{32})(?:;|$)/;

/** What the browser keeps that began a sign-in elsewhere, so that no other can finish it. */
export const begunCookie = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  format.exec(headers.cookie ?? '')?.[1];

/** The header that makes the browser keep it, for so many seconds; several tabs share one. */
export function keepBegun(
  request: FastifyRequest,
  settings: Settings,
  seconds: number,
): { value: string; header: string } {
  const value = begunCookie(request) ?? randomBytes(24).toString('base64url');
  const secure = isSecure(request, settings) ? '; Secure' : '';
  return { value, header: `begun=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}` };
}
