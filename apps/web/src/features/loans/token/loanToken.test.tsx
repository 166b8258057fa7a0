import { screen, waitFor, within } from '@testing-library/dom';
import { render } from '../../../testing/render';
import { renderApp, renderInApp } from '../../../testing/renderApp';
import { serverForEach } from '../../../testing/server';
import { TokenLeft } from './TokenLeft';

const server = serverForEach();

test('a token is made, told with its time, replaced, and over when the library’s clock says so', async () => {
  const { user } = await renderApp('/meupergamum/token', { patron: 'ana' });
  expect(await screen.findByText('Você não tem um token agora.')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: /^Gerar token/ }));
  expect(await screen.findByRole('timer')).toHaveTextContent(/^Vale por mais 1[45] minutos/);
  const shown = () => screen.getByText(/^\d{4} \d{4}$/).textContent?.replace(' ', '');
  const first = shown();
  await user.click(screen.getByRole('button', { name: 'Copiar o token' }));
  expect(await navigator.clipboard.readText()).toBe(first);

  await user.click(screen.getByRole('button', { name: /^Gerar outro token/ }));
  await waitFor(() => expect(shown()).not.toBe(first));

  const lookAgain = async () => {
    for (const name of ['Alertas', 'Carteira']) {
      await user.click(screen.getAllByRole('link', { name: new RegExp(`^${name}`) })[0] as HTMLElement);
      await screen.findByRole('heading', { level: 1, name });
    }
  };
  // The page adopts the server's time from the next reply to any call.
  await server.put('/__mock/clock', { advance: 'PT14M' });
  await lookAgain();
  // The time that is announced, of the last minute, may differ from the one that is shown.
  await waitFor(() =>
    expect(screen.getByRole('timer')).toHaveTextContent(/^Vale por mais( 1 minuto( e)?)?( \d+ segundos?)?\./),
  );
  await server.put('/__mock/clock', { advance: 'PT2M' });
  await lookAgain();
  expect(await screen.findByText(/^(O token terminou|Você não tem um token)/)).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Gerar token/ })).toBeVisible();
});

test('the card has the library number as text and as both codes', async () => {
  const { store } = await renderApp('/meupergamum/token', { patron: 'ana' });
  const card = await screen.findByRole('region', { name: /^Carteira de Ana/ });
  expect(card).toHaveTextContent(`Número da biblioteca ${store.getState().session.patron?.user.cod_pessoa}`);
  const codes = within(card).getAllByRole('img');
  expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual([
    'Número da biblioteca em código de barras',
    'Número da biblioteca em código QR',
  ]);
});

test('a screen reader is told when five minutes are left and when one is, and not each second', async () => {
  // The texts.
  await renderInApp('/', null);
  const { rerender } = render(<TokenLeft left={{ minutes: 5, seconds: 1 }} />);
  const told = () => screen.getByRole('status').textContent;
  const seen = [told()];
  // A busy page may miss the second itself.
  for (const left of [300, 299, 290, 61, 59, 51, 50]) {
    rerender(<TokenLeft left={{ minutes: Math.floor(left / 60), seconds: left % 60 }} />);
    seen.push(told());
  }
  const [five, one] = ['Vale por mais 5 minutos.', 'Vale por mais 1 minuto.'];
  expect(seen).toEqual(['', five, five, '', '', one, one, '']);
});
