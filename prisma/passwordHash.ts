import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// OWASP's setting for scrypt at 16 MiB; the parameters are part of the hash, so they can be raised later.
const cost = { N: 16384, r: 8, p: 5 };
/** For a public password such as the demo's: its hash protects nothing, so it may be fast. */
export const publicCost: typeof cost = { N: 1024, r: 8, p: 1 };

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password, salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, at = cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, at);
  return ['scrypt', at.N, at.r, at.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Checks a password against a hash; takes as long for an unreadable hash as for one that somebody set. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = hash.split('$');
  const readable = kind === 'scrypt';
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    readable ? { N: Number(N), r: Number(r), p: Number(p) } : cost,
  );
  return readable && expected.length === actual.length && timingSafeEqual(expected, actual);
}
