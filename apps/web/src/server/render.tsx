import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { isPersonalPage, languageCookie, pageAt } from '@catalogue/domain';
import type { i18n } from 'i18next';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import { loadSite } from '../app/loadSite';
import { firstScreenOf } from '../app/routes';
import { Shell } from '../app/Shell';
import { siteApi } from '../features/site/public';
import { brandOf } from '../shared/theme/brand';
import { brandSheet } from '../shared/theme/brandColours';
import { makeStore, type AppStore } from '../app/store';
import { fileOfTexts, textsOfEveryPage } from '../shared/i18n';
import { takeLanguage, type LanguageCode } from '../shared/language';
import { PageHeadContext, type PageHead } from '../shared/pageHead';
import { inCatalogue, platform } from '../shared/platform';
import { queriesOfPage } from '../shared/queryHooks';
import { loadSettings, settingsLoaded } from '../shared/settings';
import { pageBegun } from '../shared/serverClock';
import { documentOf } from './document';
import { keptState } from './keptState';
import { beginCalls } from './pageCalls';
import { featuresOf, personalParts } from './personalParts';
import { textsOf, usedTexts } from './texts';
import { useQueryOfPage } from './useQueryOfPage';

/** Answers a call that the page makes, to the server of this page. */
export type Call = (address: string, request: RequestInit) => Promise<Response>;

export interface PageRequest {
  /** Scheme, host, port and base path under which readers reach the catalogue. */
  origin: string;
  /** Path and query, without the base path. */
  address: string;
  /** That of the reader's cookie. */
  language: string | undefined;
  call: Call;
}

export interface Page {
  status: 200 | 404;
  html: string;
  /** The text of its style element, which the page's security policy has to name. */
  sheet: string;
  /** Whether no part of it failed. */
  isWhole: boolean;
  /** The language that its address has chosen, which following pages shall have. */
  chosen?: LanguageCode | undefined;
}

// The request that is being answered, for the parts of the app that ask the browser otherwise.
const requests = new AsyncLocalStorage<PageRequest>();
const current = (): PageRequest => {
  const request = requests.getStore();
  if (!request) throw new Error('A page was rendered outside of a request.');
  return request;
};
platform.fetch = (address, init) => current().call(address, init);
queriesOfPage.useQuery = useQueryOfPage;
platform.origin = () => current().origin;
// Of what a browser stores the server knows the language alone.
platform.stored = (name) => (name === languageCookie ? (current().language ?? null) : null);

/** What the build for the browser wrote (`onDemandFiles.ts`). */
export interface Build {
  template: string;
  /** The path under which the catalogue is served, without a final slash. */
  base: string;
  /** The scripts that a part loaded on demand needs besides those of every page. */
  scriptsOf: Readonly<Record<string, readonly string[] | undefined>>;
}

/** Renders the app's pages into the built `index.html`. Personal pages get the data of the site only. */
export function openRenderer(build: Build) {
  platform.base = () => build.base;
  return async (request: PageRequest): Promise<Page> => {
    // Leading slashes would name a host.
    const place = new URL(`http://localhost/${request.address.replace(/^\/+/, '')}`);
    const chosen = takeLanguage(place);
    const texts = textsOf(chosen ?? request.language);
    // Its calls are made in the language of its texts.
    const page = await requests.run({ ...request, language: texts.language }, () => render(build, place, texts));
    return { ...page, chosen };
  };
}

const minute = 60_000;

async function render({ template, scriptsOf, base }: Build, place: URL, texts: i18n): Promise<Page> {
  const { pathname, search } = place;
  const isRendered = !isPersonalPage(pathname);
  const store = makeStore();
  const settings = await loadSettings();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // The browser has to show the same hours, wherever the reader is.
  store.dispatch(settingsLoaded({ time_zone: timeZone, ...settings }));
  const begun = isRendered ? beginCalls(store, { pathname, search }) : undefined;
  await loadSite(store.dispatch);
  const now = Date.now() + store.getState().serverClock;
  store.dispatch(pageBegun(now - (now % minute)));
  const head: PageHead = {
    title: '',
    status: pageAt(pathname) === 'none' ? 404 : 200,
    parts: new Set(),
    partsOfReplies: new Map(),
  };
  const failures: unknown[] = [];
  const content = isRendered
    ? await contentOf({ address: base + pathname + search, store, texts, head, failures })
    : null;
  // What it turned out not to need comes with it as well, so that the same page is the same bytes.
  await begun;
  const { data: institution } = siteApi.endpoints.getInstitution.select()(store.getState());
  const colour = institution && brandOf(institution, settings.brands);
  const sheet = colour ? brandSheet(colour) : '';
  const { language } = texts;
  const first = firstScreenOf({ pathname, search });
  const personal = personalParts(pathname);
  const namespaces =
    content === null ? [...new Set([...(first?.texts ?? []), ...featuresOf(personal)])] : usedTexts(texts);
  const parts =
    content === null
      ? [...(first?.screens ?? []).flatMap(({ file = [] }) => file), ...personal]
      : [...head.parts].sort();
  const html = documentOf(template, {
    language,
    title: head.title,
    description: texts.t('description', { ns: 'app' }),
    content,
    brand: sheet,
    state: keptState(
      store.getState(),
      { language, texts: namespaces, parts, isRendered: content !== null },
      head.partsOfReplies,
    ),
    texts: [...textsOfEveryPage, ...namespaces]
      .flatMap((namespace) => fileOfTexts(namespace, language) ?? [])
      .map(inCatalogue),
    modules: [...new Set(parts.flatMap((part) => scriptsOf[part] ?? []))].map((file) => inCatalogue(`/${file}`)),
  });
  return { status: head.status, html, sheet, isWhole: failures.length === 0 };
}

interface Content {
  address: string;
  store: AppStore;
  texts: i18n;
  head: PageHead;
  /** Receives what fails in parts of it. */
  failures: unknown[];
}

/** The app's HTML, complete: nothing of it needs a script to come to its place. */
function contentOf({ address, store, texts, head, failures }: Content): Promise<string> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(
      <I18nextProvider i18n={texts}>
        <PageHeadContext value={head}>
          <App store={store}>
            <StaticRouter basename={platform.base() || '/'} location={address}>
              <Shell />
            </StaticRouter>
          </App>
        </PageHeadContext>
      </I18nextProvider>,
      {
        // Every part in its place, however large: moving one there later would take a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => void stream.pipe(sink),
        onShellError: reject,
        // Where a part fails, React leaves its place to the browser, which tries again and shows the failure.
        onError: (error) => void failures.push(error),
      },
    );
  });
}
