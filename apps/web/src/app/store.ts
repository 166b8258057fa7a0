import { combineReducers, configureStore, isAnyOf, createListenerMiddleware } from '@reduxjs/toolkit';
import { alertRemovalsReducer, dueRemovals, removalsMiddleware, removeForGood } from '../features/alerts/state';
import {
  basketReducer,
  forgetWanted,
  pruneTakenTitles,
  isBasketChange,
  isNamedBasketChange,
  namedBasketsReducer,
  saveBasket,
  saveNamedBaskets,
} from '../features/basket/state';
import {
  saveSearches,
  searchesForgotten,
  searchHistoryReducer,
  searchRemembered,
  selectionReducer,
} from '../features/search/state';
import { clearPendingSignIn } from '../features/session/state';
import { announcementReducer } from '../shared/announcement';
import { api, forgetPatron } from '../shared/api';
import { adoptDrafts, forgetDrafts } from '../shared/drafts';
import { forgetMyLibrary } from '../shared/myLibrary';
import { reauthenticationMiddleware } from '../shared/reauthentication';
import { savePublicToken } from '../shared/publicToken';
import {
  credentialsRenewed,
  publicTokenIssued,
  sessionExpired,
  sessionReducer,
  signedIn,
  signedOut,
} from '../shared/session';
import { clockOfPage, renderedAtReducer, serverClockReducer } from '../shared/serverClock';
import { clearSession, dropSession, saveSession } from '../shared/sessionStore';
import { firstStateId, type FirstState } from '../shared/firstState';
import { isCutOffReducer } from '../shared/connection';
import { offlineCopy } from '../shared/offlineCopy';
import { isServer } from '../shared/platform';
import { settingsReducer } from '../shared/settings';
import { browserTabs } from '../shared/browserTabs';
import { toastsReducer } from '../shared/toasts';
import { forgetPlaces } from '../shared/useScrollRestoration';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  alertRemovals: alertRemovalsReducer,
  announcement: announcementReducer,
  basket: basketReducer,
  isCutOff: isCutOffReducer,
  namedBaskets: namedBasketsReducer,
  renderedAt: renderedAtReducer,
  serverClock: serverClockReducer,
  selection: selectionReducer,
  searchHistory: searchHistoryReducer,
  session: sessionReducer,
  settings: settingsReducer,
  toasts: toastsReducer,
});
export type RootState = ReturnType<typeof reducer>;

type Listened = Pick<
  RootState,
  'alertRemovals' | 'api' | 'basket' | 'namedBaskets' | 'session' | 'searchHistory' | 'toasts'
>;

const inBaskets = ({ basket, namedBaskets }: Pick<RootState, 'basket' | 'namedBaskets'>) => [
  ...basket,
  ...namedBaskets.flatMap(({ titulos }) => titulos),
];

/** Saves what changes in the browser, and removes a patron's data on sign-out. */
function makeListener() {
  const listener = createListenerMiddleware<Listened>();
  // The server has no storage, and no patron.
  if (isServer) return listener.middleware;
  listener.startListening({
    matcher: isAnyOf(signedIn, credentialsRenewed),
    effect: async (_, { getState, getOriginalState, dispatch }) => {
      const before = getOriginalState().session.patron;
      const { patron } = getState().session;
      // Another person, perhaps signed in from another tab, or another login of the same person: do not show them the
      // first one's data.
      const isOther =
        before?.user.cod_pessoa !== patron?.user.cod_pessoa || before?.chosenLogin !== patron?.chosenLogin;
      if (isOther) dispatch(forgetPatron({ underWay: true, keepsVisitors: !before }));
      if (isOther && before) offlineCopy.clear();
      // Data loaded as a visitor stays on the screen until it is refetched as the patron.
      if (patron && !before) dispatch(api.util.invalidateTags(['whoAsks']));
      if (patron && !before) void adoptDrafts(patron.user.cod_pessoa);
      if (patron) await saveSession(patron);
    },
  });
  listener.startListening({
    actionCreator: signedOut,
    effect: (_, { dispatch, getOriginalState }) => {
      const { patron } = getOriginalState().session;
      if (patron) browserTabs.announceSignOut(patron);
      clearSession();
      offlineCopy.clear();
      clearPendingSignIn();
      dispatch(forgetPatron({ underWay: false }));
      // Machines in a library are shared: the next person must not see these searches, nor what was read.
      dispatch(searchesForgotten());
      forgetPlaces();
      forgetWanted();
      forgetMyLibrary();
      void forgetDrafts();
    },
  });
  listener.startListening({
    actionCreator: publicTokenIssued,
    effect: ({ payload }) => savePublicToken(payload),
  });
  listener.startListening({
    actionCreator: sessionExpired,
    effect: (_, { getState }) => {
      const { patron } = getState().session;
      if (!patron) return;
      dropSession(patron);
      offlineCopy.drop(patron.remember);
    },
  });
  listener.startListening({
    matcher: isBasketChange,
    effect: (_, { getState }) => {
      const { basket } = getState();
      pruneTakenTitles(inBaskets(getState()));
      return saveBasket(basket);
    },
  });
  listener.startListening({
    matcher: isNamedBasketChange,
    effect: (_, { getState }) => {
      const { namedBaskets } = getState();
      pruneTakenTitles(inBaskets(getState()));
      return saveNamedBaskets(namedBaskets);
    },
  });
  listener.startListening({
    matcher: isAnyOf(searchRemembered, searchesForgotten),
    effect: (_, { getState }) => saveSearches(getState().searchHistory),
  });
  listener.startListening({
    predicate: (_, now) => dueRemovals(now).length > 0,
    effect: (_, { dispatch }) => dispatch(removeForGood()),
  });
  return listener.middleware;
}

/** The app's store. Session changes are saved in the browser at once; a patron's data is removed on sign-out. */
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer,
    preloadedState,
    // A result set is thousands of items that nothing mutates; checking them on every action would dominate the run
    // time.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false })
        .prepend(removalsMiddleware, makeListener(), reauthenticationMiddleware)
        .concat(api.middleware),
  });
}
export type AppStore = ReturnType<typeof makeStore>;

const longAgo = 1;

/** When the page came from the server by the browser's clock, in ms since 1970; null if the browser had kept it. */
function arrivalOfPage(): number | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page && page.transferSize > 0 ? Date.now() - performance.now() + page.responseStart : null;
}

/** A store that goes on where the server stopped, and the state with which the server rendered the page. */
export function hydratedStore({ settings, renderedAt, queries, provided }: FirstState) {
  const initial = reducer(undefined, { type: 'initial' });
  const arrived = arrivalOfPage();
  const kept = Object.entries(queries).map(([key, entry]) => [
    key,
    // A refusal has no time, so that the browser asks again.
    {
      startedTimeStamp: arrived ?? longAgo,
      requestId: firstStateId,
      ...(entry.data !== undefined && { fulfilledTimeStamp: arrived ?? longAgo }),
      ...entry,
    },
  ]);
  const state = {
    ...initial,
    settings,
    renderedAt,
    serverClock: arrived === null ? 0 : clockOfPage(renderedAt, arrived),
    api: { ...initial.api, queries: Object.fromEntries(kept), provided } as RootState['api'],
  };
  return { store: makeStore(state), serverState: state };
}
