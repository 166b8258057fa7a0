import { createHmac } from 'node:crypto';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedClaims } from '../deps';
import { documentKeyOf, documentSigner, type DocumentSigner } from '../documentSigner';
import { isAboutNoTable, isAway } from './databaseErrors';
import { Refusal } from './errors';

declare module 'fastify' {
  interface FastifyInstance {
    signing: Signing;
  }
}

/** The claims of a token with a valid signature. */
type ReadClaims = Omit<SignedClaims, 'kind'> & { kind: string };

/** Signs and reads access tokens. */
export interface Signing {
  sign(claims: SignedClaims): string;
  /** Throws for a token that is unreadable, forged or expired at `now`. */
  read(token: string, now: Date): ReadClaims;
  /** The session that a valid token of this tenant is of. */
  sessionOf(token: string, tenant: string, now: Date): string | undefined;
  /** A code of this server for a text: nobody else can compute it. */
  mac(text: string): Buffer;
  /** Signs documents that people show elsewhere. */
  readonly documents: DocumentSigner;
  /** The same in sandboxes, with another key: what is signed there is none of the library's documents. */
  readonly trialDocuments: DocumentSigner;
}

/**
 * Fetches the keys on the first call: the server starts without its database, and replies 503 until they can be read.
 */
export async function installSigning(
  app: FastifyInstance,
  fetchKey: () => Promise<string>,
  fetchDocumentKey: () => Promise<string>,
): Promise<Signing> {
  await app.register(jwt, { secret: fetchKey, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'] } });
  let key: string | undefined;
  let documents: DocumentSigner | undefined;
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.endpoint) return;
    key ??= await fetched(fetchKey, request);
    documents ??= documentSigner(await fetched(fetchDocumentKey, request));
  });
  const read: Signing['read'] = (token, now) =>
    app.jwt.verify<ReadClaims>(token, { key, clockTimestamp: now.getTime() });
  const signing: Signing = {
    sign: (claims) => app.jwt.sign(claims, { key }),
    read,
    sessionOf: (token, tenant, now) => {
      try {
        const { tenant: issuer, sid } = read(token, now);
        return issuer === tenant ? sid : undefined;
      } catch {
        // An unreadable, forged or expired token is of no session.
        return undefined;
      }
    },
    mac: (text) => {
      if (key === undefined) throw new Error('The signing key is fetched by the first call.');
      // Its own key, so that a code is never a token's signature.
      const own = createHmac('sha256', key).update('codes').digest();
      return createHmac('sha256', own).update(text).digest();
    },
    get documents() {
      if (!documents) throw new Error('The key of documents is fetched by the first call.');
      return documents;
    },
    get trialDocuments() {
      const own = documentSigner(documentKeyOf(signing.mac('documents of sandboxes')));
      // A sandbox may be made of the library, with what was signed there.
      return {
        ...own,
        verify: (text: string, signature: string) =>
          own.verify(text, signature) || signing.documents.verify(text, signature),
      };
    },
  };
  app.decorate('signing', signing);
  return signing;
}

async function fetched(fetchKey: () => Promise<string>, { log, server }: FastifyRequest): Promise<string> {
  try {
    return await fetchKey();
  } catch (error) {
    if (isAway(error) || isAboutNoTable(error)) void server.databaseHealth.hasFailed(error, log);
    else log.error({ err: error }, 'the signing key could not be fetched');
    throw new Refusal(503, 'O banco de dados não responde. Tente de novo em alguns instantes.');
  }
}
