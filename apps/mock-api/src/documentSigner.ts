import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

/** Signs with Ed25519 (RFC 8032): anybody who has the public key can tell whether one byte was changed. */
export interface DocumentSigner {
  /** The signature of a text, in Base64. */
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
  /** In PEM. */
  publicKey: string;
}

/** A new private key: PKCS #8, in Base64. */
export const madeDocumentKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

// Before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410).
const keyBegin = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The private key of these 32 bytes: PKCS #8, in Base64. */
export const documentKeyOf = (seed: Uint8Array): string => Buffer.concat([keyBegin, seed]).toString('base64');

export function documentSigner(stored: string): DocumentSigner {
  const key = createPrivateKey({ key: Buffer.from(stored, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key);
  return {
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
}
