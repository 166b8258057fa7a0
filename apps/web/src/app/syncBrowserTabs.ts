import {
  basketRead,
  namedBasketsRead,
  onBasketChange,
  onNamedBasketsChange,
  readBasket,
  readNamedBaskets,
} from '../features/basket/state';
import { onSearchesChange, readSearches, searchesRead } from '../features/search/state';
import { credentialsRenewed, signedIn, signedOut } from '../shared/session';
import { onSessionChange, readSession } from '../shared/sessionStore';
import { browserTabs } from '../shared/browserTabs';
import { sessionOfAnotherTab } from '../shared/sessionOfAnotherTab';
import type { AppStore } from './store';

/** Signs a tab in where another tab of the browser is. */
export async function adoptSessionOfAnother(store: AppStore): Promise<void> {
  const found = await sessionOfAnotherTab();
  if (found && !store.getState().session.patron) store.dispatch(signedIn(found));
}

/**
 * Keeps the tabs of one browser in step: sign-in, sign-out, renewed tokens and the baskets. Returns a function that
 * stops it.
 */
export function syncBrowserTabs(store: AppStore): () => void {
  const patron = () => store.getState().session.patron;

  // A session missing from storage may have expired in the other tab: this tab finds out by its next call, and keeps
  // its work on the screen.
  async function adoptStoredSession() {
    const kept = await readSession();
    const own = patron();
    if (!kept || kept.credentials.token === own?.credentials.token) return;
    if (!own || own.remember || own.user.cod_pessoa === kept.user.cod_pessoa) store.dispatch(signedIn(kept));
  }
  function adoptRenewedTokens() {
    const own = patron();
    const renewed = own && browserTabs.known(own.credentials.token);
    if (renewed) store.dispatch(credentialsRenewed(renewed));
  }

  const stop = onSessionChange(() => void adoptStoredSession());
  const forgetBasket = onBasketChange(() => void readBasket().then((basket) => store.dispatch(basketRead(basket))));
  const forgetNamedBaskets = onNamedBasketsChange(
    () => void readNamedBaskets().then((baskets) => store.dispatch(namedBasketsRead(baskets))),
  );
  const stopSearches = onSearchesChange(() => void readSearches().then((kept) => store.dispatch(searchesRead(kept))));
  const part = browserTabs.join({
    onRenewed: adoptRenewedTokens,
    onSignedOut: (cod_pessoa) => {
      if (patron()?.user.cod_pessoa === cod_pessoa) store.dispatch(signedOut());
    },
    session: () => {
      const { session } = store.getState();
      return session.isSessionExpired ? null : session.patron;
    },
  });
  const lookForSession = () => {
    if (!document.hidden && !patron()) void adoptSessionOfAnother(store);
  };
  document.addEventListener('visibilitychange', lookForSession);
  lookForSession();
  return () => {
    stop();
    forgetBasket();
    forgetNamedBaskets();
    stopSearches();
    part();
    document.removeEventListener('visibilitychange', lookForSession);
  };
}
