import { pageAt } from '@catalogue/domain';
import { clientsClaim } from 'workbox-core';
import { enable } from 'workbox-navigation-preload';
import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The files of this build, below the worker's folder; `serviceWorker.ts` writes them here. */
declare const BUILT_FILES: { url: string; revision: string | null }[];

const loadingPage = 'index.html';
const base = new URL('.', location.href).pathname;
const pathInCatalogue = ({ pathname }: URL) => `/${pathname.slice(base.length)}`;

cleanupOutdatedCaches();
// The page that started the worker can be left without a network at once.
clientsClaim();
// Pages do not wait until the worker has started.
enable();

const network = new NetworkOnly();
// A page that looks for a new version must not find its own.
registerRoute(({ url }) => pathInCatalogue(url) === `/${loadingPage}`, network);
precache(BUILT_FILES);
addRoute({ directoryIndex: '', cleanURLs: false });

const offlinePage = createHandlerBoundToURL(loadingPage);
/** Pages come from the server, with its content. Without a network the app starts from its files, with what it stored. */
registerRoute(
  new NavigationRoute((options) =>
    network
      .handle(options)
      .catch((error: unknown) =>
        pageAt(pathInCatalogue(options.url)) === 'none' ? Promise.reject(error as Error) : offlinePage(options),
      ),
  ),
);
