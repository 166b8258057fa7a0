import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Theme } from '../shared/theme/Theme';
import { Shell } from './Shell';
import type { AppStore } from './store';

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <Theme>
        {/* Without transitions, so that the address and the screen change in one render when a filter is ticked or
            the user signs out. */}
        <BrowserRouter useTransitions={false}>
          <Shell />
        </BrowserRouter>
      </Theme>
    </Provider>
  );
}
