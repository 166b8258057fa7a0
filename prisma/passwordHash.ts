import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** The parameters of scrypt. They are part of the hash, so they can be raised later. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}
/** OWASP's setting for scrypt at 16 MiB. */
export const fullCost: PasswordCost = { N: 16384, r: 8, p: 5 };
/** For a public password such as the demo's: its hash protects nothing, so it may be fast. */
export const publicCost: PasswordCost = { N: 1024, r: 8, p: 1 };

const derive = (password: string, salt: Buffer, { N, r, p }: PasswordCost) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password, salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, at = fullCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, at);
  return ['scrypt', at.N, at.r, at.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Checks a password against a hash; takes as long for an unreadable hash as for one `at` this cost. */
export async function isPassword(password: string, hash: string, at = fullCost): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = hash.split('$');
  const readable = kind === 'scrypt';
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    readable ? { N: Number(N), r: Number(r), p: Number(p) } : at,
  );
  return readable && expected.length === actual.length && timingSafeEqual(expected, actual);
}
