import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import '../shared/theme/tokens.css';
import '../shared/theme/base.css';
import '../shared/theme/layout.css';
import '../shared/theme/print.css';
import { Shell } from './Shell';
import type { AppStore } from './store';

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      {/* Without transitions, so that the address and the screen change in one render when a filter is ticked or
          the user signs out. */}
      <BrowserRouter useTransitions={false}>
        <Shell />
      </BrowserRouter>
    </Provider>
  );
}
