import type { CallFailure } from '@catalogue/domain';
import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { basketSeen } from '../features/basket/basketState';
import { readBasket } from '../features/basket/storedBasket';
import { readDrafts } from '../shared/drafts';
import { startI18n } from '../shared/i18n';
import { takeLanguageFromAddress } from '../shared/language';
import { readSearches, searchesRead } from '../features/search/history/searchHistory';
import { readPublicToken } from '../shared/publicToken';
import { publicTokenIssued, signedIn } from '../shared/session';
import { startAppearance } from '../shared/theme/appearance';
import { readSession } from '../shared/sessionStore';
import { loadSettings, settingsLoaded } from '../shared/settings';
import { App } from './App';
import { removeAllForGood } from '../features/alerts/removals';
import { BootFailed } from './BootFailed';
import { syncBrowserTabs } from './syncBrowserTabs';
import { loadSite } from './loadSite';
import { beginScreen } from './routes';
import { makeStore } from './store';

// D1 §4, initial load: the loading page of index.html is shown until all of this is loaded. Calls that do not depend on
// each other run in parallel: on a mobile network each sequential call costs a sixth of a second.
async function start() {
  const store = makeStore();
  const site = Promise.all([loadSettings(), readSession(), readPublicToken()]).then(
    async ([settings, patron, token]) => {
      store.dispatch(settingsLoaded(settings));
      if (token) store.dispatch(publicTokenIssued(token));
      if (patron) store.dispatch(signedIn(patron));
      await loadSite(store.dispatch);
    },
  );
  const texts = startI18n(beginScreen(window.location));
  const [basket, searches] = await Promise.all([readBasket(), readSearches(), site, texts, readDrafts()]);
  store.dispatch(searchesRead(searches));
  store.dispatch(basketSeen(basket));
  syncBrowserTabs(store);
  setupListeners(store.dispatch);
  window.addEventListener('pagehide', () => store.dispatch(removeAllForGood()));
  return store;
}

startAppearance();
takeLanguageFromAddress();

const container = document.getElementById('pergamum');
if (!container) throw new Error('The page has no #pergamum to stand in.');

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

start().then(
  // In a transition: React renders in slices, and the page stays responsive between them.
  (store) => startTransition(() => createRoot(container).render(<App store={store} />)),
  (error: unknown) => {
    // The server has dropped this browser's sandbox, and its cookie with this reply: fall back to the shared tenant.
    if ((error as Partial<CallFailure>).status === 404 && !isReload()) return window.location.reload();
    console.error(error);
    createRoot(container).render(<BootFailed />);
  },
);
