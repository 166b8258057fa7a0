import { screen } from '@testing-library/dom';
import { renderInApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';
import { TitleLinks } from './TitleLinks';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const link = (seq_paragrafo: string, restrito: boolean) => ({
  cod_acervo: '1',
  seq_paragrafo,
  url: restrito ? null : 'https://exemplo.br/sumario.pdf',
  descricao: restrito ? 'Texto integral' : 'Sumário',
  restrito,
  provedor: null,
});

test('of several links of a title, a restricted one asks who wants it, and the focus is on what opened them', async () => {
  const { user } = await renderInApp('/', <TitleLinks title="Ensaios" links={[link('1', false), link('2', true)]} />);
  const all = screen.getByRole('button', { name: /^Abrir: Ensaios|Ensaios/ });
  await user.click(all);
  expect(screen.getByRole('link', { name: /Sumário/ })).toHaveAttribute('href', 'https://exemplo.br/sumario.pdf');
  await user.click(screen.getByRole('button', { name: /Texto integral/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(all).toHaveFocus();
});
