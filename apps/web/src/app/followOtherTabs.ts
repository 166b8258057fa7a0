import { basketSeen } from '../features/basket/basketState';
import { onBasketChange, readBasket } from '../features/basket/keptBasket';
import { onSearchesChange, readSearches, searchesRead } from '../features/search/history/searchHistory';
import { credentialsRenewed, signedIn, signedOut } from '../shared/session';
import { onSessionChange, readSession } from '../shared/sessionStore';
import { tabs } from '../shared/tabs';
import type { AppStore } from './store';

/** The same person in several tabs: signing in, out or renewing, and the basket, in one are seen by the others. Gives the way to stop. */
export function followOtherTabs(store: AppStore): () => void {
  const patron = () => store.getState().session.patron;

  // A session that is gone from the store may have lapsed in the other tab: this one finds out by itself, with its work on the screen.
  async function adoptKept() {
    const kept = await readSession();
    const own = patron();
    if (!kept || kept.credentials.token === own?.credentials.token) return;
    if (!own || own.remember || own.user.cod_pessoa === kept.user.cod_pessoa) store.dispatch(signedIn(kept));
  }
  function takeRenewed() {
    const own = patron();
    const renewed = own && tabs.known(own.credentials.token);
    if (renewed) store.dispatch(credentialsRenewed(renewed));
  }

  const stop = onSessionChange(() => void adoptKept());
  const forgetBasket = onBasketChange(() => void readBasket().then((basket) => store.dispatch(basketSeen(basket))));
  const stopSearches = onSearchesChange(() => void readSearches().then((kept) => store.dispatch(searchesRead(kept))));
  const part = tabs.join(takeRenewed, (cod_pessoa) => {
    if (patron()?.user.cod_pessoa === cod_pessoa) store.dispatch(signedOut());
  });
  return () => {
    stop();
    forgetBasket();
    stopSearches();
    part();
  };
}
