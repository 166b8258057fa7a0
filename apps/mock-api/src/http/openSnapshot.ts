import { htmlBelow } from '@catalogue/web-host/basePath';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import type { Caller } from '../tenants/snapshots';
import type { Tenants } from '../tenants/tenants';
import { asksForPage, parsedUrl } from './addresses';
import { answerOf, Refusal } from './errors';
import { html, page, sendPage } from './pages';
import { sandboxCookie } from './sandboxCookie';

const parameter = 'mock';
/** A name in an address may be as long as the address itself, so messages shorten it. */
const shownLetters = 60;

// The path only: two leading slashes would name another host.
const pathOf = ({ pathname, search }: URL): string => pathname.replace(/^\/+/, '/') + search;

/**
 * A page requested with `?mock=NAME` opens in a new sandbox made from that story or snapshot, and so does every later page;
 * `?mock=` returns to the shared demo. The browser is then redirected to the address without it.
 */
export function openSnapshots(app: FastifyInstance, settings: Settings, tenants: Tenants) {
  const { BASE_PATH: base } = settings;
  // A link cannot send the key.
  const open = async (name: string, caller: Caller) => {
    if (!caller.isOperator && settings.MOCK_CONTROLS !== 'public')
      throw new Refusal(403, 'O controle pede a sua chave: abra o painel de demonstração, ao pé do catálogo.');
    return tenants.create(name, caller);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !asksForPage(request)) return;
    const address = parsedUrl(request.url);
    const name = address.searchParams.get(parameter);
    if (name === null) return;
    // Another site must not change which tenant this browser uses: the user confirms it here.
    if (isFromOtherSite(request)) return sendPage(reply, htmlBelow(confirmationPage(address), base));
    const caller = { isOperator: request.isOperator, tenant: tenants.shared };
    const made = name === '' ? undefined : await open(name, caller).catch((error: FastifyError | Refusal) => error);
    if (made instanceof Error) {
      const { status, body } = answerOf(made, request);
      const text =
        status === 404 ? unknownPage(name, address, await tenants.namesFor(caller)) : refusedPage(body.message);
      return sendPage(reply, htmlBelow(text, base), status);
    }
    address.searchParams.delete(parameter);
    reply.header('set-cookie', sandboxCookie(request, settings, made?.id));
    return reply.redirect(base + pathOf(address), 303);
  });
}

// Browsers send it; other clients have no cookies of the user's to lose.
const isFromOtherSite = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

const confirmationPage = (address: URL): string =>
  page(
    'Abrir outro estado da biblioteca?',
    html`<p>Um endereço de outro site abre a biblioteca em outro estado, com outros dados e outra data.</p>
      <p><a href="${pathOf(address)}">Abrir</a></p>`,
  );

const homeLink = html`<p><a href="/?${parameter}=">Abrir o catálogo de todos</a></p>`;

function unknownPage(name: string, address: URL, known: readonly string[]): string {
  const addressOf = (snapshot: string) => {
    const other = new URL(address);
    other.searchParams.set(parameter, snapshot);
    return pathOf(other);
  };
  const asked = name.length > shownLetters ? `${name.slice(0, shownLetters)}…` : name;
  return page(
    'Este estado da biblioteca não existe',
    html`<p>Não há nenhum com o nome “${asked}”. Confira o nome no endereço da página.</p>
      ${
        known.length === 0
          ? html`<p>
              Nenhum foi guardado até agora: o painel de demonstração, ao pé do catálogo, guarda o estado em que ele
              está.
            </p>`
          : html`<p>Há estes:</p>
              <ul>
                ${known.map((snapshot) => html`<li><a href="${addressOf(snapshot)}">${snapshot}</a></li>`)}
              </ul>`
      }
      ${homeLink}`,
  );
}

const refusedPage = (message: string): string =>
  page(
    'A biblioteca não pôde ser aberta agora',
    html`<p>${message}</p>
      ${homeLink}`,
  );
