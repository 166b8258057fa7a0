import { screen, waitFor } from '@testing-library/dom';
import { Provider } from 'react-redux';
import { makeStore } from '../app/store';
import { useListCopiesQuery } from '../features/title/title.api';
import { renderPart } from '../testing/renderPart';
import { serverForEach } from '../testing/server';
import { QueryView } from './QueryView';
import { loadSettings, settingsLoaded } from './settings';

const server = serverForEach();

function Copies({ of }: { of: number }) {
  const query = useListCopiesQuery({ params: { id: of } });
  return (
    <>
      <button onClick={() => void query.refetch()}>Atualizar</button>
      <QueryView query={query}>
        {({ exemplares }) => (
          <>
            <h2>Exemplares</h2>
            {exemplares.map((copy) => (
              <p key={copy.cod_exemplar}>{copy.cod_exemplar}</p>
            ))}
          </>
        )}
      </QueryView>
    </>
  );
}

async function inStore() {
  const store = makeStore();
  store.dispatch(settingsLoaded(await loadSettings()));
  return (cod_acervo: number) => (
    <Provider store={store}>
      <Copies of={cod_acervo} />
    </Provider>
  );
}

test('what is shown belongs to what is asked now, not to what was asked before', async () => {
  const [first, second] = await server.db.copy.findMany({ distinct: 'cod_acervo', take: 2 });
  if (!first || !second) throw new Error('The test library has copies.');
  const copiesOf = await inStore();
  const { change } = await renderPart(copiesOf(first.cod_acervo));
  expect(await screen.findByText(first.cod_exemplar)).toBeInTheDocument();
  const letThrough = server.pause(new RegExp(`/acervo/${second.cod_acervo}/`));
  change(copiesOf(second.cod_acervo));
  expect(await screen.findByRole('status')).toHaveTextContent('Carregando');
  expect(screen.queryByText(first.cod_exemplar)).not.toBeInTheDocument();
  letThrough();
  expect(await screen.findByText(second.cod_exemplar)).toBeInTheDocument();
});

test('what could not be brought up to date stays, and says so once until a new fetch succeeds', async () => {
  const copy = await server.db.copy.findFirstOrThrow();
  const copiesOf = await inStore();
  const { user } = await renderPart(copiesOf(copy.cod_acervo));
  await screen.findByText(copy.cod_exemplar);
  await server.fail({ name: 'unexpected-500', endpoint: 'listCopies', times: 2 });
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  const said = await screen.findByText('Não deu para atualizar agora: o que está aqui pode ter mudado.');
  expect(screen.getByText(copy.cod_exemplar)).toBeVisible();

  const asked = server.calls.length;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(server.calls).toHaveLength(asked + 1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tentar de novo' })).not.toHaveAttribute('aria-busy'));
  expect(said).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(said).not.toBeInTheDocument());
  expect(screen.getByText(copy.cod_exemplar)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Exemplares' })).toHaveFocus());
});

test('who tries again stays where they were: at the button while it fails, then at what comes', async () => {
  const copy = await server.db.copy.findFirstOrThrow();
  await server.fail({ name: 'unexpected-500', endpoint: 'listCopies', times: 2 });
  const copiesOf = await inStore();
  const { user } = await renderPart(copiesOf(copy.cod_acervo));
  const again = () => screen.findByRole('button', { name: 'Tentar de novo' });
  const first = await again();
  await user.click(first);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  const second = await again();
  await waitFor(() => expect(second).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Exemplares' })).toHaveFocus());
});

test('without the server it says as of when the data are, and leaves the rest to the page', async () => {
  const copy = await server.db.copy.findFirstOrThrow();
  const copiesOf = await inStore();
  const { user } = await renderPart(copiesOf(copy.cod_acervo));
  await screen.findByText(copy.cod_exemplar);
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  const asOf = await screen.findByText(/^Como estava (hoje|em \d+ \w+,) às \d\d:\d\d\. Pode ter mudado\.$/);
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  globalThis.fetch = fetch;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asOf).not.toBeInTheDocument());
});

test('a call that is refused for what it asks is not offered again', async () => {
  const copiesOf = await inStore();
  await renderPart(copiesOf(999_999_999));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test('a list whose refetch is refused stays, and is not offered again', async () => {
  const copy = await server.db.copy.findFirstOrThrow();
  const copiesOf = await inStore();
  const { user } = await renderPart(copiesOf(copy.cod_acervo));
  await screen.findByText(copy.cod_exemplar);
  const { fetch } = globalThis;
  globalThis.fetch = async () => Response.json({ message: 'Este título saiu do acervo.' }, { status: 410 });
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText(/^Não deu para atualizar agora/)).toBeVisible();
  expect(screen.getByText(copy.cod_exemplar)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  globalThis.fetch = fetch;
});
