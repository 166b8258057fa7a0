import { holdsApi } from '../features/holds/holds.api';
import { loansApi } from '../features/loans/loans.api';
import { siteApi } from '../features/site/public';
import { isOwnCopy, keptOffline, offlineCopy, type OfflineCopy } from '../shared/offlineCopy';
import { inCatalogue } from '../shared/platform';
import { readSession } from '../shared/sessionStore';
import { makeStore, type AppStore, type RootState } from './store';

// The replies to a screen's calls arrive one after the other.
const pauseMs = 300;

/** Starts the service worker, and from now on stores what the patron can read without a network (decision 042). */
export async function keepOfflineCopy(store: AppStore): Promise<void> {
  await navigator.serviceWorker.register(inCatalogue('/sw.js'));
  // Without the app's files a copy is of no use.
  await navigator.serviceWorker.ready;
  let seen: Partial<RootState['session'] & RootState['api']> = {};
  let askedFor: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const { api, session } = store.getState();
    if (seen.patron === session.patron && seen.queries === api.queries) return;
    seen = { patron: session.patron, queries: api.queries };
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { patron } = store.getState().session;
      // Not at once: the data of the person before are removed first.
      if (patron && patron.user.cod_pessoa !== askedFor) askForAll(store);
      askedFor = patron?.user.cod_pessoa;
      void saveCopy(store);
    }, pauseMs);
  };
  store.subscribe(follow);
  follow();
}

/**
 * Makes the calls that no screen has made yet, and stays subscribed to them: a write removes the replies that nobody is
 * subscribed to, and the copy would lose them.
 */
function askForAll({ dispatch }: AppStore): void {
  void dispatch(siteApi.endpoints.listOpeningHours.initiate());
  void dispatch(loansApi.endpoints.listPendingTitles.initiate({ query: { showDetails: '1' } }));
  void dispatch(holdsApi.endpoints.listHolds.initiate());
  void dispatch(loansApi.endpoints.getLoanToken.initiate());
}

type Replies = OfflineCopy['queries'];

/** The newer reply to each call: another tab of this browser may have stored one since this tab asked. */
const newest = (stored: Replies, own: Replies): Replies => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(own).filter(
      ([key, { fulfilledTimeStamp = 0 }]) => fulfilledTimeStamp >= (stored[key]?.fulfilledTimeStamp ?? 0),
    ),
  ),
});

async function saveCopy(store: AppStore): Promise<void> {
  const { api, session, settings, serverClock } = store.getState();
  const { patron, isSessionExpired } = session;
  if (!patron || isSessionExpired || !settings) return;
  // What one sees in another person's name stays theirs.
  if (patron.originalUser) return offlineCopy.clear();
  const { control_key: _ofOperators, ...plainSettings } = settings;
  const { user, chosenLogin } = patron;
  const own = Object.entries(api.queries).filter(
    ([, entry]) => entry?.data !== undefined && keptOffline.includes(entry.endpointName),
  );
  const stored = await offlineCopy.read();
  // Signed out meanwhile: nothing may come back.
  if (store.getState().session.patron?.user.cod_pessoa !== user.cod_pessoa) return;
  const queries = newest(
    stored && isOwnCopy(stored, patron) ? stored.queries : {},
    Object.fromEntries(own.map(([key, entry]) => [key, { ...entry, status: 'fulfilled' }])),
  );
  await offlineCopy.save(
    {
      cod_pessoa: user.cod_pessoa,
      chosenLogin,
      settings: plainSettings,
      serverClock,
      queries,
    },
    patron.remember,
  );
}

/** A store that starts from the copy of the patron who is signed in here; null if there is none. */
export async function storeOfCopy(): Promise<AppStore | null> {
  const [copy, patron] = await Promise.all([offlineCopy.read(), readSession()]);
  if (!copy || !patron || !isOwnCopy(copy, patron)) return null;
  const { endsAt } = patron.credentials;
  if (endsAt && endsAt <= Date.now()) {
    // No server is there to refuse the session.
    offlineCopy.clear();
    return null;
  }
  const initial = makeStore().getState();
  return makeStore({
    ...initial,
    settings: copy.settings,
    serverClock: copy.serverClock,
    isCutOff: true,
    session: { ...initial.session, patron },
    api: { ...initial.api, queries: copy.queries as RootState['api']['queries'] },
  });
}
