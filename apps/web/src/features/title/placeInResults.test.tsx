import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

serverForEach();

const results = '/?termo_pesquisa=brasil&ordenacao=O&quantPag=10';
const place = () => screen.findByRole('navigation', { name: 'Resultados da pesquisa' });
const titleLinks = async () =>
  (await screen.findAllByRole('article')).map((row) => within(row).getAllByRole('link')[0]);
const addressOf = (link: HTMLElement | undefined) => link?.getAttribute('href') ?? '';

describe('a title that was come to from results', () => {
  test('tells its place in them and leads to its neighbours, past the page that was shown', async () => {
    const { user, address } = await renderApp(results);
    const rows = await titleLinks();
    const total = /\d+/.exec(screen.getByRole('heading', { level: 1 }).textContent ?? '')?.[0];
    const [last, before] = [rows.at(-1) as HTMLElement, addressOf(rows.at(-2))];
    const lastAddress = addressOf(last);
    await user.click(last);
    expect(await place()).toHaveTextContent(`10 de ${total}`);

    await user.click(within(await place()).getByRole('link', { name: 'Título anterior' }));
    expect(address()).toBe(before);
    await waitFor(async () => expect(await place()).toHaveTextContent(`9 de ${total}`));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();

    await user.click(screen.getByRole('link', { name: 'Próximo título' }));
    expect(address()).toBe(lastAddress);
    await user.click(screen.getByRole('link', { name: 'Próximo título' }));
    expect(within(await place()).getByRole('status')).toHaveTextContent(`11 de ${total}`);
    expect(rows.map(addressOf)).not.toContain(address());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('still knows it on its tabs, and its way back is over all that was seen', async () => {
    const { user, address } = await renderApp(results);
    const [first] = await titleLinks();
    await user.click(first as HTMLElement);
    expect(within(await place()).queryByRole('link', { name: 'Título anterior' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: /^Exemplares/ }));
    await user.click(within(await place()).getByRole('link', { name: 'Próximo título' }));
    await user.click(await screen.findByRole('link', { name: 'Dublin Core' }));
    expect(await place()).toHaveTextContent('2 de');
    await user.click(screen.getByRole('link', { name: 'Voltar aos resultados' }));
    expect(address()).toBe(results);
  });
});

test('a title that was opened by its address has no place in any results', async () => {
  await renderApp('/acervo/1');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Pesquisar no acervo' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Resultados da pesquisa' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Próximo título' })).toBeNull();
});
