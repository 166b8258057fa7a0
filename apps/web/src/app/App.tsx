import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Theme } from '../shared/theme/Theme';
import { Shell } from './Shell';
import type { AppStore } from './store';

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <Theme>
        {/* A tick in a filter or a sign-out changes address and screen in one step, not one after the other. */}
        <BrowserRouter useTransitions={false}>
          <Shell />
        </BrowserRouter>
      </Theme>
    </Provider>
  );
}
