import type { CallFailure } from '@catalogue/domain';
import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { removeAllForGood } from '../features/alerts/state';
import { basketRead, namedBasketsRead, readBasket, readNamedBaskets } from '../features/basket/state';
import { readSearches, searchesRead } from '../features/search/state';
import { beginCall } from '../shared/api';
import { readDrafts } from '../shared/drafts';
import { forgetEarlyInput } from '../shared/earlyInput';
import { readFirstState, type FirstState } from '../shared/firstState';
import { beginParts } from '../shared/onDemand';
import { startI18n } from '../shared/i18n';
import { currentLanguage, keepLanguage, takeLanguageOfPage } from '../shared/language';
import { readPublicToken } from '../shared/publicToken';
import { publicTokenIssued, signedIn } from '../shared/session';
import { paths } from '../shared/paths';
import { placeInCatalogue, platform } from '../shared/platform';
import { startAppearance } from '../shared/theme/appearance';
import { readSession } from '../shared/sessionStore';
import { loadSettings, settingsLoaded } from '../shared/settings';
import { isOutOfReach } from '../shared/connected';
import { connectionChanged } from '../shared/connection';
import { offlineCopy } from '../shared/offlineCopy';
import { App } from './App';
import { BootFailed } from './BootFailed';
import { loadSite } from './loadSite';
import { reactRoot } from './reactRoot';
import { firstScreenOf } from './routes';
import { Shell } from './Shell';
import { hydratedStore, makeStore, type AppStore, type RootState } from './store';
import { adoptSessionFirst, keepTabsInStep } from './tabsInStep';

/** Gives the store what this browser keeps of earlier visits. */
async function restore(store: AppStore): Promise<void> {
  const [token, patron, basket, namedBaskets, searches] = await Promise.all([
    readPublicToken(),
    readSession(),
    readBasket(),
    readNamedBaskets(),
    readSearches(),
    readDrafts(),
  ]);
  if (token) store.dispatch(publicTokenIssued(token));
  if (patron) store.dispatch(signedIn(patron));
  // Else it would lead to the sign-in before another tab has answered; other pages do not wait.
  else if (placeInCatalogue().pathname.startsWith(paths.personalArea)) await adoptSessionFirst(store);
  if (!store.getState().session.patron) offlineCopy.clear();
  // Each of them renders again what shows it.
  if (searches.length > 0) store.dispatch(searchesRead(searches));
  if (basket.length > 0) store.dispatch(basketRead(basket));
  if (namedBaskets.length > 0) store.dispatch(namedBasketsRead(namedBaskets));
}

function listen(store: AppStore): void {
  keepTabsInStep(store);
  setupListeners(store.dispatch);
  window.addEventListener('offline', () => store.dispatch(connectionChanged('lost')));
  window.addEventListener('online', () => store.dispatch(connectionChanged('back')));
  if ('serviceWorker' in navigator) keepCopyOfPatron(store);
  window.addEventListener('pagehide', () => store.dispatch(removeAllForGood()));
}

/** Once a patron is signed in: a visitor downloads nothing for it. */
function keepCopyOfPatron(store: AppStore): void {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun || !store.getState().session.patron) return;
    hasBegun = true;
    import('./offline').then(({ keepOfflineCopy }) => keepOfflineCopy(store)).catch(console.warn);
  };
  store.subscribe(begin);
  begin();
}

const appOf = (store: AppStore, serverState?: RootState) => (
  <App store={store} serverState={serverState}>
    {/* Without transitions, so that the address and the screen change in one render when a filter is ticked or the user
        signs out. */}
    <BrowserRouter basename={platform.base() || '/'} useTransitions={false}>
      <Shell />
    </BrowserRouter>
  </App>
);

/** So that the page can answer the reader between two pieces of work. */
const nextTask = () => new Promise<void>((resume) => setTimeout(resume));

/** The page came with its content: it is readable at once, and hydrates here. */
async function hydrate(container: Element, first: FirstState): Promise<void> {
  await nextTask();
  const { store, serverState } = hydratedStore(first);
  const restored = restore(store);
  await nextTask();
  // Nothing of it may have to wait: React would replace what the reader has typed in a part that does.
  await Promise.all([startI18n(first.texts), beginParts(first.parts)]);
  startTransition(() => void reactRoot.hydrate(container, appOf(store, serverState)));
  await restored;
  listen(store);
}

// D1 §4, initial load: the loading page of index.html is shown until all of this is loaded. Calls that do not depend on
// each other run in parallel: on a mobile network each sequential call costs a sixth of a second.
async function render(container: Element, first: FirstState | null): Promise<void> {
  forgetEarlyInput();
  const known = firstScreenOf(placeInCatalogue());
  // Where the page names them, they come with the first scripts: without a gap in the screen, which React would keep for 300 ms.
  const parts = first && beginParts(first.parts);
  if (!first) known?.screens.forEach((screen) => void screen.begin());
  const store = first ? hydratedStore(first).store : makeStore();
  const settings = first ? undefined : loadSettings();
  const site = Promise.all([settings, restore(store)]).then(async ([loaded]) => {
    if (!loaded) return;
    store.dispatch(settingsLoaded(loaded));
    // A failure to load is the screen's.
    known?.calls?.(placeInCatalogue()).then(
      (calls) => calls.forEach((call) => store.dispatch(beginCall(call))),
      () => undefined,
    );
    await loadSite(store.dispatch);
  });
  await Promise.all([site, startI18n(first?.texts ?? known?.texts), parts]);
  listen(store);
  // In a transition: React renders in slices, and the page stays responsive between them.
  startTransition(() => reactRoot.create(container).render(appOf(store)));
}

/** Without the server the app starts from the patron's copy. Rejects if there is none. */
async function renderOffline(container: Element): Promise<void> {
  const store = await (await import('./offline')).storeOfCopy();
  if (!store) throw new Error('There is no copy of this patron.');
  await Promise.all([restore(store), startI18n(firstScreenOf(placeInCatalogue())?.texts)]);
  listen(store);
  reactRoot.create(container).render(appOf(store));
}

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

async function start(container: Element): Promise<void> {
  // The scripts have run: what follows is work of its own.
  await nextTask();
  startAppearance();
  takeLanguageOfPage();
  const sent = readFirstState();
  const language = currentLanguage();
  // A language chosen before the server knew it: this page starts anew, the next one comes in it.
  const first = sent?.language === language ? sent : null;
  if (sent && !first) {
    keepLanguage(language);
    // Nobody must write into what is about to be replaced.
    container.replaceChildren();
  }
  await (first?.isRendered ? hydrate(container, first) : render(container, first));
}

const container = document.getElementById('pergamum');
if (!container) throw new Error('The page has no #pergamum to stand in.');

start(container).catch((error: unknown) => {
  // The server has dropped this browser's sandbox, and its cookie with this reply: fall back to the shared tenant.
  if ((error as Partial<CallFailure>).status === 404 && !isReload()) return window.location.reload();
  console.error(error);
  const failed = () => reactRoot.create(container).render(<BootFailed />);
  // After any other error the copy would only hide it.
  return isOutOfReach(error) || !navigator.onLine ? renderOffline(container).catch(failed) : failed();
});
