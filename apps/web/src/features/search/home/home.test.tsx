import { searchTypes } from '@catalogue/api-contract';
import { screen, within } from '@testing-library/dom';
import { everythingVisible } from '../../../testing/everythingVisible';
import { renderApp } from '../../../testing/renderApp';
import { startServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeEach(async () => {
  everythingVisible();
  server = await startServer();
});
afterEach(() => server.stop());

test('the eleven types and the indexes can be reached, and the hours follow a campus', async () => {
  const { user, address } = await renderApp('/');
  const types = await screen.findByRole('combobox', { name: 'Tipo de pesquisa' });
  expect(within(types).getAllByRole('option')).toHaveLength(12);
  const hours = await screen.findByRole('region', { name: 'Horários de hoje' });
  const count = (await within(hours).findAllByRole('table')).length;
  expect(
    within(hours)
      .getAllByRole('rowheader')
      .slice(0, 7)
      .map((day) => day.textContent),
  ).toEqual(['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo']);
  const campus = await within(hours).findByRole('combobox', { name: 'Campus' });
  await user.selectOptions(campus, within(campus).getAllByRole('option')[1] as HTMLElement);
  expect(address()).toMatch(/^\/\?horarios=\d+$/);
  expect((await within(hours).findAllByRole('table')).length).toBeLessThan(count);
});

test('of more campuses than a page has, one is searched, and comes back with the address', async () => {
  const further = Array.from({ length: 30 }, (_, index) => ({ cod_campus: 700 + index, nome_campus: `Polo ${index}` }));
  await server.db.campus.createMany({ data: further });
  const { user, address } = await renderApp('/');
  const hours = await screen.findByRole('region', { name: 'Horários de hoje' });
  const campus = await within(hours).findByRole('combobox', { name: 'Campus' });
  await user.type(campus, 'Polo 29');
  await user.click(await within(hours).findByRole('option', { name: 'Polo 29' }));
  expect(address()).toBe('/?horarios=729');
  expect(await within(hours).findByText('Nenhuma biblioteca informa horários aqui.')).toBeVisible();
  await user.clear(campus);
  expect(address()).toBe('/');
  expect((await within(hours).findAllByRole('table')).length).toBeGreaterThan(1);
});

test('each part fails by itself, with a way to try again', async () => {
  await server.fail({ name: 'unexpected-500', endpoint: 'listQuestions', times: 1 });
  const { user } = await renderApp('/');
  const questions = await screen.findByRole('region', { name: 'Perguntas frequentes' });
  expect(await within(questions).findByRole('alert')).toHaveTextContent('Não conseguimos carregar as perguntas.');
  expect(await screen.findByText('Oficina de bases de dados em saúde')).toBeVisible();
  await user.click(within(questions).getByRole('button', { name: 'Tentar de novo' }));
  expect(await within(questions).findByText('Como renovo um empréstimo?')).toBeVisible();
});

test('a guide of either section shows its text', async () => {
  const { user } = await renderApp('/obras_raras');
  expect(await screen.findByText(/^A coleção de obras raras fica/)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Citar e referenciar/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Citar e referenciar' })).toBeVisible();
  expect(screen.getByText(/^No texto, cite pelo sobrenome/)).toBeVisible();
});

test('a guide is written in Markdown, and nothing in it runs', async () => {
  const texto = [
    '# Onde fica',
    'No **2º andar**, [no mapa](https://example.org/mapa) e [na lista](/?termo_pesquisa=raras).',
    '1. Peça no balcão\n2. Espere',
    '<script>document.title = "outro"</script>',
    '[clique](javascript:alert(1)) ![a sala](https://example.org/sala.png)',
  ].join('\n\n');
  await server.db.searchGuide.update({ where: { slug: 'obras_raras' }, data: { texto } });
  await renderApp('/obras_raras');
  expect(await screen.findByRole('heading', { level: 2, name: 'Onde fica' })).toBeVisible();
  const guide = within(screen.getByRole('article'));
  expect(guide.getByText('2º andar').tagName).toBe('STRONG');
  expect(guide.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.org/mapa',
    '/?termo_pesquisa=raras',
  ]);
  expect(guide.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Peça no balcão', 'Espere']);
  expect(guide.getByText(/^<script>/)).toBeVisible();
  expect(guide.getByText(/^clique a sala$/)).toBeVisible();
  expect(guide.queryByRole('img')).not.toBeInTheDocument();
});

test('without guides the home page says so', async () => {
  await server.db.searchGuide.deleteMany({ where: { texto: { not: null } } });
  await renderApp('/');
  const guides = await screen.findByRole('region', { name: 'Guias' });
  expect(await within(guides).findByText('Ainda não há guias por aqui.')).toBeVisible();
});

test('a type of search that was taken from the menu stays in the row of tabs', async () => {
  sessionStorage.clear();
  const types = () => within(screen.getByRole('navigation', { name: 'Tipo de pesquisa' }));
  const { go } = await renderApp('/');
  expect(types().queryByRole('link', { name: 'Autoridades' })).toBeNull();
  go('/autoridades');
  expect(await types().findByRole('link', { name: 'Autoridades' })).toHaveAttribute('aria-current', 'page');
  go('/');
  expect(await types().findByRole('link', { name: 'Pesquisa geral', current: 'page' })).toBeVisible();
  expect(types().getByRole('link', { name: 'Autoridades' })).not.toHaveAttribute('aria-current');
});

test('the menu says what each type of search is for', async () => {
  await server.db.searchGuide.update({
    where: { slug: 'jurisprudencia' },
    data: { descricao: 'Decisões de tribunais' },
  });
  const { user } = await renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'Mais' }));
  expect(await screen.findByRole('link', { name: /^Jurisprudência\s*Decisões de tribunais$/ })).toBeVisible();
});

test('in another language it says so in ours, and what the institution wrote is marked as Portuguese', async () => {
  const { user } = await renderApp('/jurisprudencia', { language: 'en' });
  expect(await screen.findByText('Judgments, precedents and decisions')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('link', { name: /^Archive\s*Archival documents$/ })).toBeVisible();
  const written = ['Citar e referenciar', 'ABNT NBR 6023 e 10520, com exemplos', 'Como renovo um empréstimo?'];
  for (const text of written)
    expect((await screen.findByText(text)).closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
});

test('a type that the institution does not list is not offered, but its address still opens it', async () => {
  await server.db.searchGuide.deleteMany({ where: { slug: { in: ['rede_pergamum_oai', 'arquivo'] } } });
  const offered = async () =>
    within(await screen.findByRole('combobox', { name: 'Tipo de pesquisa' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const { go } = await renderApp('/');
  await screen.findByText('Citar e referenciar');
  expect(await offered()).toHaveLength(10);
  expect(await offered()).not.toContain('Rede Pergamum');
  expect(screen.queryByRole('link', { name: /^Rede Pergamum/ })).toBeNull();
  go('/rede_pergamum_oai');
  expect(await screen.findByRole('link', { name: 'Rede Pergamum', current: 'page' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Tipo de pesquisa' })).toHaveDisplayValue('Rede Pergamum');
});

test('an institution that lists no type offers all eleven', async () => {
  await server.db.searchGuide.deleteMany({ where: { slug: { in: [...searchTypes] } } });
  await renderApp('/');
  const types = await screen.findByRole('combobox', { name: 'Tipo de pesquisa' });
  expect(within(types).getAllByRole('option')).toHaveLength(12);
});

test('a type from the menu stays among the tabs until its browser tab is closed', async () => {
  sessionStorage.clear();
  const { go } = await renderApp('/');
  const types = async () => within(await screen.findByRole('navigation', { name: 'Tipo de pesquisa' }));
  const law = { name: 'Jurisprudência' };
  expect((await types()).queryByRole('link', law)).toBeNull();
  go('/jurisprudencia');
  expect(await screen.findByRole('link', { ...law, current: 'page' })).toBeVisible();
  go('/');
  await screen.findByRole('link', { name: 'Pesquisa geral', current: 'page' });
  expect((await types()).getByRole('link', law)).toBeVisible();
});
