import { screen, waitFor, within } from '@testing-library/dom';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const part = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
const posted = () => server.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

test('a periodical is found, followed with at least one of its three parts, changed and left again', async () => {
  const { titulo } = await server.db.title.findFirstOrThrow({
    where: { cod_tipo_obra: 6 },
    orderBy: { titulo: 'asc' },
  });
  const { user, address } = await renderApp('/meupergamum/perfil-interesse', { patron: 'bruno' });
  expect(await screen.findByText('Você ainda não acompanha periódicos.')).toBeVisible();
  const serials = part('Periódicos');
  const term = serials.getByRole('textbox', { name: 'Título do periódico' });
  await user.type(term, 're{enter}');
  expect(term).toHaveAccessibleDescription(/Escreva ao menos três letras/);
  await user.clear(term);
  await user.click(term);
  await user.paste(titulo);
  await user.keyboard('{Enter}');
  expect(new URLSearchParams(address().split('?')[1]).get('periodico')).toBe(titulo);
  const found = await serials.findAllByRole('checkbox', { name: titulo });
  // The focus stays in the field, so the new entries below are announced.
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(/^\d+ (item|itens) na lista\.$/);
  await user.click(found[0] as HTMLElement);
  await user.click(serials.getByRole('checkbox', { name: 'Fascículos' }));
  await user.click(serials.getByRole('button', { name: /^Acompanhar 1 periódico/ }));
  const summary = screen.getByRole('group', { name: 'Falta acertar 1 campo' });
  await user.click(
    within(summary).getByRole('link', { name: 'Escolha ao menos um: fascículos, artigos ou sumários.' }),
  );
  expect(serials.getByRole('checkbox', { name: 'Fascículos' })).toHaveFocus();
  await user.click(serials.getByRole('checkbox', { name: 'Sumários' }));
  await user.dblClick(serials.getByRole('button', { name: /^Acompanhar 1 periódico/ }));
  const row = (await serials.findByRole('link', { name: titulo })).closest('li') as HTMLElement;
  expect(row).toHaveTextContent('Sumários');
  expect(row).toHaveTextContent('Até 10/03/2027');
  expect(posted().filter((path) => path.endsWith('/periodicos'))).toHaveLength(1);
  expect(await serials.findByRole('checkbox', { name: `${titulo} (você já acompanha)` })).toBeDisabled();

  await user.click(within(row).getByRole('button', { name: `Alterar: ${titulo}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Artigos' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Biblioteca Central' }));
  clickTwice(dialog.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() => expect(row).toHaveTextContent('Artigos, Sumários'));
  expect(server.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/periodicos'))).toHaveLength(1);
  expect(row).toHaveTextContent('Biblioteca Central');

  await user.click(await within(row).findByRole('button', { name: `Remover: ${titulo}` }));
  await user.click(await screen.findByRole('button', { name: 'Deixar de acompanhar' }));
  expect(await screen.findByText('Você ainda não acompanha periódicos.')).toBeVisible();
  expect(await server.db.interestSerial.count({ where: { person: { persona_id: 'bruno' } } })).toBe(0);
});

test('work types are followed in some languages, until a day that the rules allow', async () => {
  const { user } = await renderApp('/meupergamum/perfil-interesse', { patron: 'ana' });
  expect(await screen.findByText('Você ainda não acompanha tipos de obra.')).toBeVisible();
  const types = part('Tipos de obra');
  await user.click(types.getByRole('checkbox', { name: 'Tese' }));
  await user.click(types.getByRole('checkbox', { name: 'Português' }));
  const validity = types.getByLabelText(/^Acompanhar até/);
  await user.clear(validity);
  await user.type(validity, '2026-03-10');
  const send = types.getByRole('button', { name: /^Acompanhar 1 tipo/ });
  await user.click(send);
  expect(validity).toHaveAccessibleDescription(/Escolha uma data depois de hoje/);
  await user.clear(validity);
  await user.type(validity, '2026-03-14');
  await user.click(send);
  expect(await types.findByText('Termina em 4 dias')).toBeVisible();
  expect(types.getByText('Português', { selector: 'p *' })).toBeVisible();
  // Followed types are not offered again.
  expect(types.queryByRole('checkbox', { name: 'Tese' })).toBeNull();
});

test('an author is followed, extended and left', async () => {
  const { user, address } = await renderApp('/meupergamum/areas-interesse', { patron: 'ana' });
  expect(await screen.findByText('Termina em 3 dias')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Estender: Freire, Paulo, 1921-1997' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Acompanhar até/)).toHaveValue('2027-03-10');
  await user.click(dialog.getByRole('button', { name: /^Estender/ }));
  expect(await screen.findByText('Freire, Paulo, 1921-1997: até 10/03/2027.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Termina em 3 dias')).toBeNull());

  await user.click(screen.getByRole('radio', { name: 'Autor' }));
  await user.type(screen.getByRole('textbox', { name: 'Nome do autor' }), 'assis, machado{enter}');
  await user.click(await screen.findByRole('checkbox', { name: 'Assis, Machado de, 1839-1908' }));
  expect(address()).toBe('/meupergamum/areas-interesse?tipo=U&termo=assis%2C+machado');
  await user.click(screen.getByRole('button', { name: /^Acompanhar 1 item/ }));
  const followed = part('O que você acompanha');
  expect(await followed.findByText('Assis, Machado de, 1839-1908')).toBeVisible();

  await user.click(followed.getByRole('button', { name: 'Remover: Freire, Paulo, 1921-1997' }));
  await user.click(await screen.findByRole('button', { name: 'Deixar de acompanhar' }));
  await waitFor(() => expect(followed.queryByText('Freire, Paulo, 1921-1997')).toBeNull());
});

test('what came in of the profile is told for the last month, or for the period in the address', async () => {
  const { user, address } = await renderApp('/meupergamum/verificar-titulos', { patron: 'carla' });
  expect(await screen.findByLabelText('De')).toHaveValue('2026-02-10');
  expect(screen.getByLabelText('Até')).toHaveValue('2026-03-10');
  const count = () => Number.parseInt(screen.getByText(/no período$/).textContent ?? '');
  await screen.findByText(/no período$/);
  const ofMonth = count();
  expect(ofMonth).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText('De'));
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(screen.getByLabelText('De')).toHaveAccessibleDescription(/Escolha a data inicial/);
  await user.type(screen.getByLabelText('De'), '2020-01-01');
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  await waitFor(() => expect(count()).toBeGreaterThan(ofMonth));
  expect(within(screen.getByRole('list', { name: 'Títulos novos do perfil' })).getAllByRole('listitem')).toHaveLength(
    count(),
  );
  expect(address()).toBe('/meupergamum/verificar-titulos?de=2020-01-01&ate=2026-03-10');
});

test('a list that is cut does not call its length the number of what was found', async () => {
  const { db } = server;
  await db.authority.createMany({
    data: Array.from({ length: 51 }, (_, at) => ({
      tipo: 5,
      nome: `Zzoologia ${String(at).padStart(2, '0')}`,
      name_key: `zzoologia ${String(at).padStart(2, '0')}`,
    })),
  });
  await renderApp('/meupergamum/areas-interesse?tipo=S&termo=zzoologia', { patron: 'ana' });
  expect(await screen.findByRole('region', { name: 'Os 50 primeiros encontrados' })).toBeVisible();
  expect(screen.getByText('Há outros: escreva mais do nome para os ver.')).toBeVisible();
});
