import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Theme } from '../shared/theme/Theme';
import { Shell } from './Shell';
import type { AppStore } from './store';

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <Theme>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </Theme>
    </Provider>
  );
}
