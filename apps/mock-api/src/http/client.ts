import { addressGroup, type Language } from '@catalogue/domain';
import type { FastifyRequest } from 'fastify';

/** Where a call is from. */
export interface Client {
  /** Its network address; of IPv6 the network. */
  address: string;
  /** What it says of itself: the User-Agent. */
  device: string;
  /** The language of its screen. */
  language: Language;
}

// The header `lang` (ruling A12); any other is Portuguese, 1.
const languages = new Map<unknown, Language>([
  ['3', 'es'],
  ['5', 'en'],
]);
/** The language of a client’s screen. */
export const languageOf = ({ headers }: FastifyRequest): Language => languages.get(headers.lang) ?? 'pt';

export const clientOf = (request: FastifyRequest): Client => ({
  address: addressGroup(request.ip),
  device: String(request.headers['user-agent'] ?? '').slice(0, 300),
  language: languageOf(request),
});
