import { screen, waitFor } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();
beforeEach(async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
  await server.db.clearance.create({
    data: {
      cod_pessoa,
      cod_biblioteca: 3,
      codigo_autenticidade: 'K7QF-2M9D-XR4T',
      assinado_em: new Date('2026-03-10T12:00:00Z'),
    },
  });
});

const field = () => screen.getByRole('textbox', { name: 'Código do documento' });

test('a visitor learns whether a declaration is true, in whatever way its code is typed', async () => {
  const { user, address } = await renderApp('/conferir');
  await user.click(await screen.findByRole('button', { name: 'Conferir' }));
  expect(field()).toHaveAccessibleDescription('Escreva o código do documento.');
  await user.type(field(), 'k7qf2m9dxr47');
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Não encontramos este código')).toBeVisible();
  await user.clear(field());
  await user.type(field(), 'k7qf2m9dxr4t');
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('É verdadeira e vale hoje')).toBeVisible();
  expect(screen.getByText('Biblioteca de Direito')).toBeVisible();
  expect(screen.getByText(/^•••\./)).toBeVisible();
  expect(address()).toBe('/conferir?codigo=k7qf2m9dxr4t');
});

test('an address with a code shows what it is, and too many are told to wait', async () => {
  const { user } = await renderApp('/conferir?codigo=K7QF-2M9D-XR4T');
  expect(await screen.findByText('É verdadeira e vale hoje')).toBeVisible();
  for (let time = 1; time <= 10; time++) await fetch('/api/nada-consta/conferir/x');
  await user.clear(field());
  await user.type(field(), 'AAAA-AAAA-AAAA');
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  await waitFor(() => expect(screen.getByText('Espere um minuto e tente de novo.')).toBeVisible());
});
