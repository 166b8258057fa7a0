import { screen, waitFor, within } from '@testing-library/dom';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const results = '/?termo_pesquisa=machado+de+assis&filtro=T%3A1&paginaAtiva=1';

test('a search is followed from its results, and ended in its list', async () => {
  const { user } = await renderApp(results, { patron: 'bruno' });
  clickTwice(await screen.findByRole('button', { name: 'Seguir esta pesquisa' }));
  await user.click(await screen.findByRole('link', { name: 'Você segue esta pesquisa' }));
  expect(server.calls.filter(({ method, path }) => method === 'POST' && path.includes('pesquisas'))).toHaveLength(1);
  const list = within(await screen.findByRole('list', { name: 'Pesquisas seguidas' }));
  expect(list.getByRole('link', { name: 'machado de assis, Livro' })).toHaveAttribute(
    'href',
    '/?termo_pesquisa=machado+de+assis&filtro=T%3A1',
  );
  await user.click(list.getByRole('button', { name: 'Remover: machado de assis, Livro' }));
  await user.click(await screen.findByRole('button', { name: 'Deixar de acompanhar' }));
  expect(await screen.findByText('Você ainda não segue pesquisas.')).toBeVisible();
});

test('new titles are below their search', async () => {
  await renderApp('/meupergamum/pesquisas-seguidas', { patron: 'carla' });
  const row = within(await screen.findByRole('list', { name: 'Pesquisas seguidas' }));
  expect(row.getByText(/^2 títulos novos, em /)).toBeVisible();
  expect(row.getAllByRole('link')).toHaveLength(3);
});

describe('of two searches that are ended', () => {
  const openTwo = async () => {
    await server.db.followedSearch.create({
      data: {
        nome: 'clarice lispector',
        consulta: 'termo_pesquisa=clarice+lispector',
        seguida_em: new Date('2026-03-01'),
        visto_ate: 0,
        person: { connect: { persona_id: 'carla' } },
      },
    });
    const app = await renderApp('/meupergamum/pesquisas-seguidas', { patron: 'carla' });
    await screen.findByRole('list', { name: 'Pesquisas seguidas' });
    const confirm = async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Deixar de acompanhar' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    return { ...app, confirm };
  };
  const remove = (name: string) => screen.getByRole('button', { name: `Remover: ${name}` });

  test('the first gives the focus to the list, the last to the heading', async () => {
    const { user, confirm } = await openTwo();
    await user.click(remove('clarice lispector'));
    await confirm();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Pesquisas seguidas' })).toHaveFocus());
    await user.click(remove('machado de assis'));
    await confirm();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('the first neither keeps the second from it nor closes its question', async () => {
    const { user, confirm } = await openTwo();
    const release = server.pause(/pesquisas\/\d+$/);
    await user.click(remove('clarice lispector'));
    await confirm();
    expect(remove('clarice lispector')).toHaveAttribute('aria-busy', 'true');
    await user.click(remove('machado de assis'));
    await screen.findByRole('alertdialog');
    release();
    await waitFor(() => expect(screen.queryByText('clarice lispector')).toBeNull());
    expect(screen.getByRole('alertdialog')).toHaveTextContent('machado de assis');
    await confirm();
    expect(await screen.findByText('Você ainda não segue pesquisas.')).toBeVisible();
  });
});

test('a visitor is asked to sign in, and comes back', async () => {
  await renderApp(results);
  expect(await screen.findByRole('link', { name: 'Seguir esta pesquisa' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent('/?termo_pesquisa=machado+de+assis&filtro=T%3A1')}`,
  );
});

test('a server that cannot repeat searches is not asked to', async () => {
  const fetched = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/pesquisas') ? new Response('', { status: 404 }) : fetched(input, init);
  await renderApp('/meupergamum/pesquisas-seguidas', { patron: 'bruno' });
  expect(await screen.findByText('Esta biblioteca não repete pesquisas.')).toBeVisible();
});
