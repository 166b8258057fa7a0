import { screen, waitFor } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const announced = () => document.querySelector('[aria-live=polite]');

test('totals are of the collection, or of one title by its code, in a period that has both dates', async () => {
  const app = await renderApp('/meupergamum/totais-acervo', { patron: 'ana' });
  expect(await screen.findByRole('table', { name: 'Títulos por tipo de obra' })).toBeVisible();
  await app.user.type(screen.getByRole('textbox', { name: /^Código do título/ }), '12');
  expect(await screen.findByRole('link', { name: 'Ver o título' })).toHaveAttribute('href', '/acervo/12');
  const asked = server.calls.map(({ path }) => path).filter((path) => path.includes('/totais'));
  expect(asked.at(-1)).toMatch(/\/acervo\/12\/totais\?dataIni=2025-03-10&dataFim=2026-03-10/);
  await app.user.type(screen.getByRole('textbox', { name: /^Código do título/ }), '345678');
  const none = 'Nenhum título tem o código 12345678';
  expect((await screen.findAllByText(none))[0]).toBeVisible();
  await waitFor(() => expect(announced()).toHaveTextContent(none));
  await app.user.type(screen.getByRole('textbox', { name: /^Código do título/ }), '9012');
  await waitFor(() => expect(announced()).toHaveTextContent('Nenhum título tem o código 123456789012'));
  await app.user.clear(screen.getByRole('textbox', { name: /^Código do título/ }));
  await app.user.click(screen.getByRole('textbox', { name: /^Código do título/ }));
  await app.user.paste('cód. 000.000.012');
  expect(await screen.findByRole('link', { name: 'Ver o título' })).toHaveAttribute('href', '/acervo/12');
  await app.user.clear(screen.getByLabelText('De'));
  await app.user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(await screen.findByText('Escolha a data inicial.')).toBeVisible();
  await waitFor(() => expect(app.address()).toBe('/meupergamum/totais-acervo?acervo=12'));
});

test('libraries that do not come are no options of a search; dates that are no period leave the fields to say it', async () => {
  await server.fail({ name: 'unexpected-500', endpoint: 'listLibrariesOfCampus' });
  await renderApp('/meupergamum/totais-acervo?de=ontem', { patron: 'ana' });
  expect(await screen.findByText('Não conseguimos carregar as opções.')).toBeVisible();
  expect(screen.getByText('As datas do endereço não formam um período. Vale o que está nos campos.')).toBeVisible();
});
