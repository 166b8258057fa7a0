import { screen, waitFor } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

serverForEach();
let code = '';
beforeEach(async () => {
  const post = async (url: string, body: object, headers = {}) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as Record<string, string>;
  };
  const { access_token } = await post('/oauth/token', {
    grant_type: 'password',
    client_id: 'catalogue-patron',
    client_secret: 'catalogue-patron-development',
    username: 'nada-consta',
    password: 'biblioteca',
  });
  const signed = await post(
    '/api/unidade-informacao/nada-consta',
    { cod_biblioteca: 3 },
    { authorization: `Bearer ${access_token}` },
  );
  code = signed.codigo_autenticidade ?? '';
});

const field = () => screen.getByRole('textbox', { name: 'Código do documento' });

test('a visitor learns whether a declaration is true, in whatever way its code is typed', async () => {
  const { user, address } = await renderApp('/conferir');
  await user.click(await screen.findByRole('button', { name: 'Conferir' }));
  expect(field()).toHaveAccessibleDescription('Escreva o código do documento.');
  await user.type(field(), 'aaaaaaaaaaaa');
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Não encontramos este código')).toBeVisible();
  await user.clear(field());
  const typed = code.toLowerCase().replaceAll('-', '');
  await user.type(field(), typed);
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('É verdadeira e vale hoje')).toBeVisible();
  expect(screen.getByText('Biblioteca de Direito')).toBeVisible();
  expect(screen.getByText(/^•••\./)).toBeVisible();
  expect(screen.getByText('Universidade Federal do Vale do Ipê', { selector: 'dd' })).toBeVisible();
  expect(address()).toBe(`/conferir?codigo=${typed}`);
});

test('an address with a code shows what it is, and too many are told to wait', async () => {
  const { user } = await renderApp(`/conferir?codigo=${code}`);
  expect(await screen.findByText('É verdadeira e vale hoje')).toBeVisible();
  for (let time = 1; time <= 10; time++) await fetch('/api/nada-consta/conferir/x');
  await user.clear(field());
  await user.type(field(), 'AAAA-AAAA-AAAA');
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  await waitFor(() => expect(screen.getByText('Espere um minuto e tente de novo.')).toBeVisible());
});
