import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import '../shared/theme/tokens.css';
import '../shared/theme/base.css';
import '../shared/theme/layout.css';
import '../shared/theme/print.css';
import type { AppStore, RootState } from './store';

interface AppProps {
  store: AppStore;
  /** The state with which the server rendered the page. */
  serverState?: RootState;
  children: ReactNode;
}

/** What every part of the app finds around it. */
export function App({ store, serverState, children }: AppProps) {
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
}
