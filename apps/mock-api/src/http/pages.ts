import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import type { Tenants } from '../tenants/tenants';
import { htmlBelow } from '@catalogue/web-host/basePath';
import { signInCookie } from './signInCookie';
import { originOf } from './hosts';
import { formPolicy } from './pageSecurity';

/** A page, a redirect, a text for programs, or a picture whose address has another name once it is another picture. */
export type PageAnswer =
  | { html: string; status?: number }
  | { to: string }
  | { text: string; type: string }
  | { picture: Buffer; type: string };

/** A page of the mock's own: the target of an address that a call returns. */
export interface Page {
  path: string;
  /**
   * Whether it is the same for everybody until the data change: it is made once then for its path, or for its whole
   * address, if it depends on the query.
   */
  isKept?: 'by path' | 'by address';
  /** `origin`: the address at which the server was called, `https://host`; `begun`: the mark of the browser. */
  open(fields: Record<string, string>, deps: Deps, origin: string, begun?: string): Promise<PageAnswer>;
  /** Handles the page's form. */
  submit?(fields: Record<string, string>, deps: Deps, origin: string, begun?: string): Promise<PageAnswer>;
}

const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
};
const ownHeaders = { 'content-security-policy': formPolicy, 'cache-control': 'no-store' };

export const sendPage = (reply: FastifyReply, text: string, status = 200) =>
  reply.headers(ownHeaders).status(status).type('text/html; charset=utf-8').send(text);

/** Serves such pages to browsers and crawlers; they are not calls. */
export function servePages(app: FastifyInstance, pages: readonly Page[], tenants: Tenants) {
  for (const { path, isKept, open, submit } of pages) {
    const answered = (work: NonNullable<Page['submit']>, method: 'GET' | 'POST') =>
      app.route({
        method,
        url: path,
        handler: async (request, reply) => {
          const tenant = await tenants.of(request);
          const { settings } = tenant.deps;
          const origin = originOf(request, settings);
          const make = (deps: Deps) =>
            app.inTurnOf(request, () => work(fieldsOf(request), deps, origin, signInCookie(request, settings)));
          const kept = async () => {
            const address = isKept === 'by path' ? [path, JSON.stringify(request.params)] : [request.url];
            const key = ['page', origin, ...address].join(' ');
            const json = await tenants.replies.of({ tenant, key, caller: { kind: 'anonymous' } }, ({ deps }) =>
              make(deps),
            );
            return JSON.parse(json.toString()) as PageAnswer;
          };
          const answer = await tenant.runShared(() => (isKept ? kept() : make(tenant.deps)));
          const { BASE_PATH: base } = settings;
          if ('html' in answer) return sendPage(reply, htmlBelow(answer.html, base), answer.status);
          if ('picture' in answer) return reply.headers(pictureHeaders).type(answer.type).send(answer.picture);
          reply.headers(ownHeaders);
          return 'to' in answer ? reply.redirect(base + answer.to, 303) : reply.type(answer.type).send(answer.text);
        },
      });
    answered(open, 'GET');
    if (submit) answered(submit, 'POST');
  }
}

// A repeated field is an array, not a text, and is left out. None takes the place of a part of the path.
const fieldsOf = ({ params, query, body }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    [query, body, params].flatMap((part) =>
      Object.entries((part ?? {}) as Record<string, unknown>).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[1].includes('\0'),
      ),
    ),
  );

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** HTML whose values are escaped text; the output of `html` itself is inserted unchanged. */
class Html {
  constructor(readonly text: string) {}
}
export const html = (parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html =>
  new Html(parts.reduce((text, part, index) => text + written(values[index - 1] ?? '') + part));

const written = (value: string | Html | Html[]): string => {
  if (Array.isArray(value)) return value.map((each) => each.text).join('');
  return value instanceof Html ? value.text : value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
};

/**
 * The same for XML, which has no void elements: formatters treat what is tagged `html` as HTML. Removes characters that
 * XML does not allow.
 */
export const xml = (parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html =>
  new Html(html(parts, ...values).text.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''));

/** A whole page around its content, readable in light and dark mode. */
export const page = (title: string, content: Html, language = 'pt-BR'): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              1rem/1.5 system-ui,
              sans-serif;
          }
          body {
            max-width: 40rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          button {
            font: inherit;
            display: block;
            width: 100%;
            margin: 0.5rem 0;
            padding: 0.75rem 1rem;
            text-align: left;
          }
          small {
            display: block;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`.text;
