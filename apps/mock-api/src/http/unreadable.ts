import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asksForPage } from './addresses';
import { answerError } from './errors';
import { html, page, sendPage } from './pages';

/**
 * Answers what Fastify refuses before routing, an address that cannot be parsed: a page for browsers, the error for
 * programs.
 */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return asksForPage(request) ? sendPage(reply, unreadablePage, error.statusCode) : answerError(error, request, reply);
}

const unreadablePage = page(
  'Este endereço não pode ser lido',
  html`<p>
      Pode ter sido cortado, ou copiado com um sinal a mais. Confira-o, ou procure no catálogo o que ele mostrava.
    </p>
    <p><a href="/">Abrir o catálogo</a></p>`,
);
