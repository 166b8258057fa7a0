import {
  basketRead,
  namedBasketsRead,
  onBasketChange,
  onNamedBasketsChange,
  readBasket,
  readNamedBaskets,
} from '../features/basket/state';
import { onSearchesChange, readSearches, searchesRead } from '../features/search/state';
import { refetchAll } from '../shared/api';
import { credentialsRenewed, signedIn, signedInAs, signedOut } from '../shared/session';
import { onSessionChange, readSession } from '../shared/sessionStore';
import { browserTabs } from '../shared/browserTabs';
import { sessionOfAnotherTab } from '../shared/sessionOfAnotherTab';
import type { AppStore } from './store';

/** Signs a tab in where another tab of the browser is; not one that has just been signed out. */
export async function adoptSessionOfAnother(store: AppStore): Promise<void> {
  const isWithout = () => {
    const { patron, hasSignedOut } = store.getState().session;
    return !patron && !hasSignedOut;
  };
  const found = isWithout() && !hasForeignScript() ? await sessionOfAnotherTab() : null;
  if (found && isWithout()) store.dispatch(signedIn(found));
}

/** The sign-language widget runs with the page's rights (decision 017): its tab neither asks nor answers. */
const hasForeignScript = () => 'VLibras' in window;

/** When the reader last used this tab, or saw it, in ms since 1970. */
function timeOfUse() {
  let last = document.hidden ? 0 : Date.now();
  const note = () => void (last = Date.now());
  // Not captured: of the focus, that of the window alone.
  const events = ['pointerdown', 'keydown', 'focus', 'visibilitychange'];
  for (const event of events) window.addEventListener(event, note, { passive: true });
  return {
    usedAt: () => last,
    stop: () => events.forEach((event) => window.removeEventListener(event, note)),
  };
}

/**
 * Keeps the tabs of one browser in step: sign-in, sign-out, renewed tokens and the baskets. Returns a function that
 * stops it. `isLate`: the tab was without it for a while, and may have missed a sign-out. A session that has ended shows
 * at the next call.
 */
export function syncBrowserTabs(store: AppStore, isLate = false): () => void {
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
  const { usedAt, stop: stopNoting } = timeOfUse();
  const part = browserTabs.join({
    onRenewed: adoptRenewedTokens,
    onSignedOut: (login) => {
      const own = patron();
      if (own && signedInAs(own) === login) store.dispatch(signedOut());
    },
    session: () => {
      const { session } = store.getState();
      if (!session.patron || session.isSessionExpired || hasForeignScript()) return null;
      return { session: session.patron, usedAt: usedAt() };
    },
  });
  const lookForSession = () => {
    if (!document.hidden) void adoptSessionOfAnother(store);
  };
  document.addEventListener('visibilitychange', lookForSession);
  lookForSession();
  if (isLate && patron()) store.dispatch(refetchAll());
  return () => {
    stop();
    forgetBasket();
    forgetNamedBaskets();
    stopSearches();
    part();
    stopNoting();
    document.removeEventListener('visibilitychange', lookForSession);
  };
}
