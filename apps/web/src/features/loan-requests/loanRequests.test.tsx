import { screen, waitFor } from '@testing-library/dom';
import { saveDraft } from '../../shared/drafts';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const title = 'Memórias póstumas';
const openTab = async (patron: string, titulo = title) => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: { startsWith: titulo } } });
  return renderApp(`/acervo/${cod_acervo}/solicitacao-emprestimo`, { patron });
};
const openForm = async (patron = 'trocas') => {
  const app = await openTab(patron);
  await screen.findByRole('button', { name: /^Enviar pedido/ });
  return app;
};
const posted = () =>
  server.calls.filter(({ method, path }) => method === 'POST' && path.includes('/solicitacao-emprestimo/'));
const box = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const first = (name: string) => box(name).querySelectorAll('option')[1]?.value ?? '';

test('who owes something is told before, and may ask all the same', async () => {
  await openForm('bruno');
  expect(await screen.findByText(/livros seus estão em atraso e custam, juntos, R\$ 3,00 por dia\./)).toBeVisible();
  expect(await screen.findByText(/^Você deve R\$/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Enviar pedido/ })).not.toHaveAttribute('aria-disabled');
});

test('who may owe something is told that it is not known', async () => {
  await server.fail({ name: 'unexpected-500', endpoint: 'listDebts', times: 9 });
  await openForm('bruno');
  expect(await screen.findByText('Não conseguimos ver se há débitos.')).toBeVisible();
  expect(await screen.findByText(/livros seus estão em atraso/)).toBeVisible();
});

test('who may have late books is told that it is not known', async () => {
  await server.fail({ name: 'unexpected-500', endpoint: 'listPendingTitles', times: 9 });
  await openForm();
  expect(await screen.findByText('Não conseguimos ver se há livros em atraso.')).toBeVisible();
  expect(screen.queryByText(/^O pedido pode ser enviado assim mesmo/)).toBeNull();
});

test('a request that is put together is sent with what was written, and what happens next is told', async () => {
  const app = await openForm();
  await app.user.selectOptions(box('Biblioteca de origem'), first('Biblioteca de origem'));
  await app.user.selectOptions(box('Unidade de recebimento'), first('Unidade de recebimento'));
  await app.user.selectOptions(box('Local de recebimento'), first('Local de recebimento'));
  const phone = screen.getByRole('textbox', { name: 'Telefone' });
  await app.user.clear(phone);
  await app.user.click(phone);
  await app.user.paste('tel. +55 (31) 5550-0001');
  expect(phone).toHaveValue('(31) 5550-0001');
  await app.user.type(screen.getByRole('textbox', { name: /^Pessoa autorizada/ }), 'Bruno');
  await app.user.dblClick(screen.getByRole('button', { name: /^Enviar pedido/ }));
  expect(await screen.findByText('Pedido enviado')).toBeVisible();
  expect(posted()).toHaveLength(1);
  expect(await server.db.loanRequest.findFirst({ orderBy: { codigo: 'desc' } })).toMatchObject({
    pessoa_autorizada: 'Bruno',
    status: '1',
  });
});

test('all that is missing is named at once, above the form and at each field, and nothing is sent', async () => {
  const app = await openForm();
  await app.user.clear(screen.getByRole('textbox', { name: 'Telefone' }));
  await app.user.clear(screen.getByRole('textbox', { name: 'E-mail' }));
  await app.user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ana@');
  await app.user.click(screen.getByRole('button', { name: /^Enviar pedido/ }));
  const summary = await screen.findByRole('group', { name: /^Falta acertar/ });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Escolha a unidade de recebimento.');
  expect(summary).toHaveTextContent('Escreva um telefone');
  expect(summary).toHaveTextContent('Escreva um e-mail completo');
  expect(summary).not.toHaveTextContent('Escolha ou escreva onde você vai receber.');
  await app.user.click(screen.getByRole('link', { name: /^Escreva um telefone/ }));
  expect(screen.getByRole('textbox', { name: 'Telefone' })).toHaveFocus();
  expect(posted()).toEqual([]);
});

test('a receiving library of an old draft that receives no more is to be chosen again', async () => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: { startsWith: title } } });
  const { go, user } = await renderApp('/', { patron: 'trocas' });
  await saveDraft(null, `loanRequest.${cod_acervo}`, JSON.stringify({ biblioteca_recebimento: '999' }));
  go(`/acervo/${cod_acervo}/solicitacao-emprestimo`);
  await user.click(await screen.findByRole('button', { name: /^Enviar pedido/ }));
  const summary = await screen.findByRole('group', { name: /^Falta acertar/ });
  expect(summary).toHaveTextContent('Escolha a unidade de recebimento.');
});

test.each([
  ['limite-solicitacoes', title, 'Você chegou ao limite de pedidos de empréstimo abertos.', 'Ver meus pedidos'],
  ['trocas', 'Grande sertão', 'Nenhum exemplar está disponível agora.', 'Ver se dá para reservar'],
])('before any click %s reads of %s why not, and what to do', async (patron, titulo, reason, wayOn) => {
  await openTab(patron, titulo);
  expect(await screen.findByText(new RegExp(`^${reason}`))).toBeVisible();
  expect(screen.getByRole('link', { name: wayOn })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Enviar pedido/ })).toBeNull();
});

test('what was asked for already says so in place of the form, and sends nothing', async () => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: { startsWith: title } } });
  const { cod_pessoa } = await server.db.person.findFirstOrThrow({ where: { logins: { some: { login: 'trocas' } } } });
  const copies = await server.db.copy.findMany({ where: { cod_acervo } });
  const wish = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' };
  await server.db.loanRequest.create({
    data: {
      ...{ ...wish, cod_acervo, cod_pessoa, status: '1', telefone: '1', email: 'a@b.br', data: '2026-03-10T12:00:00Z' },
      biblioteca_origem: copies[0]?.cod_biblioteca ?? 1,
      biblioteca_recebimento: 1,
    },
  });
  await openTab('trocas');
  expect(await screen.findByText(/^Você já pediu este mesmo exemplar/)).toBeVisible();
  // A hold is no alternative: the copy is still on its shelf.
  expect(screen.getByRole('link', { name: 'Ver meus pedidos' })).toBeVisible();
  expect(posted()).toEqual([]);
});

test('the list of requests is narrowed by status and period, both in the address', async () => {
  const app = await renderApp('/meupergamum/solicitacoes-emprestimo?de=2025-03-10&ate=2026-03-10', { patron: 'ana' });
  expect(await screen.findByRole('cell', { name: 'Removida' })).toBeVisible();
  await app.user.selectOptions(box('Situação'), 'Finalizada');
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'Removida' })).toBeNull());
  expect(await screen.findByRole('cell', { name: 'Finalizada' })).toBeVisible();
  expect(app.address()).toBe('/meupergamum/solicitacoes-emprestimo?de=2025-03-10&ate=2026-03-10&situacao=4');
  await app.user.click(screen.getByText('Ver o pedido'));
  const [asked] = await server.db.loanRequest.findMany({ where: { status: '4' }, include: { title: true } });
  const details = screen.getByText('Ver o pedido').closest('details');
  // For who hears several of them.
  expect(details?.querySelector('summary')).toHaveTextContent(`Ver o pedido: ${asked?.title.titulo}`);
  expect(details).toHaveTextContent(`Telefone${asked?.telefone}`);
  expect(details).toHaveTextContent(`E-mail${asked?.email}`);
});
