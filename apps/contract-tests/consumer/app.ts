import './browser';
import { makeStore, type AppStore } from '@catalogue/web/app/store';
import { api } from '@catalogue/web/shared/api';
import type { SessionState } from '@catalogue/web/shared/session';
import { browserTabs } from '@catalogue/web/shared/browserTabs';
import type { Scenario, User } from './exchange';

const patron = (token: string): SessionState['patron'] => ({
  credentials: { token, refresh: 'patron-refresh-token' },
  user: { login: 'ana', cod_pessoa: '1', nome_pessoa: 'Ana' },
  permissions: [],
  remember: false,
});

// The provider's side replaces them by real tokens (provider/sandbox.ts).
const nobody = { publicToken: null, patron: null, isSessionExpired: false, isReauthenticationOffered: false };
const sessions: Record<User, SessionState> = {
  newcomer: nobody,
  visitor: { ...nobody, publicToken: 'public-token' },
  'visitor whose token is over': { ...nobody, publicToken: 'public-token-over' },
  patron: { ...nobody, publicToken: 'public-token', patron: patron('patron-token') },
  'patron whose token is over': { ...nobody, publicToken: 'public-token', patron: patron('patron-token-over') },
};

/** Runs a scenario in the app and returns its outcome. */
export async function runInApp({ user, language, act }: Scenario, serverUrl: string): Promise<unknown> {
  const app = openApp(serverUrl, user, language);
  try {
    return await act(app);
  } finally {
    // The cache's timers would keep the tests running for a minute.
    app.dispatch(api.util.resetApiState());
  }
}

/** The app without its screens: its own store and base query, with a server at this address. */
function openApp(serverUrl: string, user: User, language = 'pt'): AppStore {
  localStorage.clear();
  sessionStorage.clear();
  // A new browser tab, without the tokens that an earlier one renewed.
  browserTabs.join({ onRenewed: () => undefined })();
  localStorage.setItem('catalogue.language', language);
  return makeStore({
    session: sessions[user],
    settings: {
      api_prefix: `${serverUrl}/api`,
      oauth: {
        public: { client_id: 'catalogue-public', client_secret: 'catalogue-public-development', scope: '' },
        patron: { client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development', scope: '' },
      },
      page_sizes: [20],
    },
  });
}
