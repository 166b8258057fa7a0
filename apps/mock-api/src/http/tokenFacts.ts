import type { Tenant } from '../tenants/tenant';

/** The unverified claims of a refused token, and why it is refused: for the explanation of a 401. */
export function tokenFacts(header: string | undefined, tenant: Tenant): Record<string, unknown> {
  const now = tenant.clock.now();
  const time = { agora: now.toISOString() };
  if (!header) return { motivo: 'nenhum token', ...time };
  const claims = claimsOf(header);
  if (!claims) return { motivo: 'não é um token deste servidor', ...time };
  const { kind, exp, tenant: issuer } = claims;
  const isOver = typeof exp === 'number' && exp * 1000 <= now.getTime();
  return {
    motivo: isOver
      ? 'expirado'
      : issuer === tenant.id
        ? 'de outro tipo, falsificado, ou de uma sessão encerrada'
        : 'de outro ambiente',
    tipo: kind,
    expira: typeof exp === 'number' && Math.abs(exp) < 1e11 ? new Date(exp * 1000).toISOString() : exp,
    ...(issuer !== tenant.id && { ambiente: issuer, esperado: tenant.id }),
    ...time,
  };
}

function claimsOf(header: string): { kind?: unknown; exp?: unknown; tenant?: unknown } | undefined {
  const payload = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/i.exec(header)?.[1];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    return claims !== null && typeof claims === 'object' ? claims : undefined;
  } catch {
    // An undecodable token has no claims.
    return undefined;
  }
}
