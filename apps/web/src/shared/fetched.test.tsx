import { screen } from '@testing-library/dom';
import { Provider } from 'react-redux';
import { makeStore } from '../app/store';
import { useListCopiesQuery } from '../features/title/title.api';
import { renderPart } from '../testing/renderPart';
import { startServer, type TestServer } from '../testing/server';
import { Fetched } from './Fetched';
import { loadSettings, settingsLoaded } from './settings';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

function Copies({ of }: { of: number }) {
  const query = useListCopiesQuery({ params: { id: of } });
  return (
    <Fetched query={query}>
      {({ exemplares }) => exemplares.map((copy) => <p key={copy.cod_exemplar}>{copy.cod_exemplar}</p>)}
    </Fetched>
  );
}

test('what is shown belongs to what is asked now, not to what was asked before', async () => {
  const [first, second] = await server.db.copy.findMany({ distinct: 'cod_acervo', take: 2 });
  if (!first || !second) throw new Error('The test library has copies.');
  const store = makeStore();
  store.dispatch(settingsLoaded(await loadSettings()));
  const copiesOf = (cod_acervo: number) => (
    <Provider store={store}>
      <Copies of={cod_acervo} />
    </Provider>
  );
  const { change } = await renderPart(copiesOf(first.cod_acervo));
  expect(await screen.findByText(first.cod_exemplar)).toBeInTheDocument();
  const letThrough = server.hold(new RegExp(`/acervo/${second.cod_acervo}/`));
  change(copiesOf(second.cod_acervo));
  expect(await screen.findByRole('status')).toHaveTextContent('Carregando');
  expect(screen.queryByText(first.cod_exemplar)).not.toBeInTheDocument();
  letThrough();
  expect(await screen.findByText(second.cod_exemplar)).toBeInTheDocument();
});
