import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../app/store';
import { readDrafts } from '../shared/drafts';
import { render } from './render';
import { textsIn } from './texts';

/** Renders a part of the interface, in Portuguese, without a server. */
export async function renderPart(part: ReactNode, { address = '/' } = {}) {
  await i18next.use(initReactI18next).init({
    lng: 'pt',
    resources: { pt: textsIn('pt') },
    defaultNS: 'shared',
    interpolation: { escapeValue: false },
  });
  await readDrafts();
  const store = makeStore();
  const inApp = (child: ReactNode) => (
    <Provider store={store}>
      <MemoryRouter useTransitions={false} initialEntries={[address]}>
        {child}
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(inApp(part));
  return {
    user: userEvent.setup(),
    change: (other: ReactNode) => rerender(inApp(other)),
  };
}
