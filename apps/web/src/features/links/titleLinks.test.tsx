import { screen } from '@testing-library/dom';
import { renderInApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';
import { titleWithLink } from '../../testing/titleWithLink';
import { TitleLinks } from './TitleLinks';

const server = serverForEach();

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
  const all = screen.getByRole('button', { name: 'Acessar Ensaios' });
  await user.click(all);
  expect(screen.getByRole('link', { name: /Sumário/ })).toHaveAttribute('href', 'https://exemplo.br/sumario.pdf');
  await user.click(screen.getByRole('button', { name: /Texto integral/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(all).toHaveFocus();
});

test('of two that are asked for, the first is waited for, and its address stands under its own name', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const known = await titleWithLink(server.db, true);
  const both = ['Primeiro', 'Segundo'].map((descricao, place) => ({
    ...known,
    descricao,
    seq_paragrafo: String(Number(known.seq_paragrafo) + place),
  }));
  const { user } = await renderInApp('/', <TitleLinks title="Ensaios" links={both} />, { patron: 'ana' });
  const goOn = server.pause(/acesso-restrito/);
  const all = screen.getByRole('button', { name: 'Acessar Ensaios' });
  await user.click(all);
  await user.click(screen.getByRole('button', { name: /Primeiro/ }));
  await user.click(all);
  await user.click(screen.getByRole('button', { name: /Segundo/ }));
  goOn();
  expect(await screen.findByRole('link', { name: /Primeiro/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Segundo/ })).toBeNull();
});
