import { waitFor } from '@testing-library/dom';
import { api } from '../shared/api';
import { renderApp } from '../testing/renderApp';
import { serverForEach } from '../testing/server';

const server = serverForEach();

test.each([
  ['the teaching plans', '/meupergamum/plano-ensino?departamento=DIN&ano=2026', /plano-ensino\/bibliografia/],
  ['the figures of acquisition', '/meupergamum/aquisicao/estatisticas', /aquisicao\/estatisticas/],
  ['the databases', '/meupergamum/aquisicao/bases', /bases-dados/],
  ['the totals of the collection', '/meupergamum/totais-acervo', /acervo\/totais/],
  ['the logins of a person', '/meupergamum/troca-usuario', /pessoas\/login/],
])('%s are read again when their reader comes back to the tab', async (_, address, path) => {
  const asked = () => server.calls.filter((call) => call.method === 'GET' && path.test(call.path)).length;
  const { store } = await renderApp(address, { patron: 'trocas' });
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await waitFor(() => expect(document.querySelector('main [role=status], main [aria-busy]')).toBeNull());
  const before = asked();
  store.dispatch(api.internalActions.onFocus());
  await waitFor(() => expect(asked()).toBe(before + 1));
});
