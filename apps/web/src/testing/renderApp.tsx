import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { loadSite } from '../app/loadSite';
import { Shell } from '../app/Shell';
import { makeStore } from '../app/store';
import { signIn } from '../features/session/openSession';
import { readDrafts } from '../shared/drafts';
import { loadSettings, settingsLoaded } from '../shared/settings';
import { render } from './render';
import { textsIn } from './texts';

interface Reader {
  language?: string;
  /** The login of the signed-in patron. */
  patron?: string;
}

/** Renders the whole app at an address, with the server that `startServer` installed behind `fetch`. */
export async function renderApp(address: string, reader: Reader = {}) {
  const app = await renderInApp(address, <Shell />, reader);
  await screen.findByRole('main');
  return app;
}

/** Renders a part of the app with its store, texts, address and server. */
export async function renderInApp(address: string, part: ReactNode, { language = 'pt', patron }: Reader = {}) {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { pt: textsIn('pt'), [language]: textsIn(language) },
    fallbackLng: 'pt',
    defaultNS: 'shared',
    interpolation: { escapeValue: false },
  });
  await readDrafts();
  const store = makeStore();
  const settings = await loadSettings();
  store.dispatch(settingsLoaded(settings));
  if (patron) await signIn({ username: patron, password: 'biblioteca', remember: false }, { settings, ...store });
  await loadSite(store.dispatch);
  const place: CurrentLocation = { address, go: () => undefined, back: () => undefined };
  const history = address === '/' ? ['/'] : ['/', address];
  render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false} initialEntries={history}>
        {part}
        <Place onChange={(now) => Object.assign(place, now)} />
      </MemoryRouter>
    </Provider>,
  );
  return {
    store,
    user: userEvent.setup(),
    address: () => place.address,
    /** Navigates to another screen, as a link does. */
    go: (next: string) => place.go(next),
    /** Navigates back, as the browser does. */
    back: () => place.back(),
  };
}

interface CurrentLocation {
  address: string;
  go: (address: string) => void;
  back: () => void;
}

function Place({ onChange }: { onChange: (now: CurrentLocation) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  onChange({ address: pathname + search, go: (address) => void navigate(address), back: () => void navigate(-1) });
  return null;
}
