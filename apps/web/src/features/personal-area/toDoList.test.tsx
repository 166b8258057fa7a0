import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();
afterEach(() => jest.restoreAllMocks());

test('what to do now says by when an open slip is to be paid', async () => {
  const { user, go } = await renderApp('/meupergamum/debitos', { patron: 'bruno' });
  await user.click((await screen.findAllByRole('button', { name: /^Gerar GRU de/ }))[0] as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: /^Guia \d+/ })).toBeVisible();
  go('/meupergamum/inicio');
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  expect(await list.findByText('A guia vence em 15 mar')).toBeVisible();
});

test('a copy from another library that has arrived is to be picked up where the patron chose', async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
  await server.db.request.create({
    data: {
      ...{ cod_pessoa, tipo: 'emprestimo-inter-bibliotecas', status: '3', data: new Date('2026-03-02T12:00:00Z') },
      dados: { titulo: 'Os sertões', biblioteca_origem: 1, biblioteca_recebimento: 3 },
    },
  });
  await renderApp('/meupergamum/inicio', { patron: 'nada-consta' });
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  const row = (await list.findByText(/^Os sertões/)).closest('li');
  expect(row).toHaveTextContent('Retirar');
  expect(await within(row as HTMLElement).findByText('Biblioteca de Direito')).toBeVisible();
  expect(screen.queryByText(/Tudo em dia/)).toBeNull();
});

test('a survey that is ready waits at the library, and not all is well', async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
  await server.db.request.create({
    data: {
      ...{ cod_pessoa, tipo: 'levantamento-bibliografico', status: '3', data: new Date('2026-03-02T12:00:00Z') },
      dados: { assunto_geral: 'Secas do Nordeste' },
    },
  });
  await renderApp('/meupergamum/inicio', { patron: 'nada-consta' });
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  expect(await list.findByText('Receber')).toBeVisible();
  expect(list.getByText(/Fale com ela para receber/)).toBeVisible();
  expect(list.getByRole('link', { name: 'Ver o pedido: Secas do Nordeste' })).toHaveAttribute(
    'href',
    '/meupergamum/solicitacoes',
  );
  expect(await screen.findByText('Um pedido seu está pronto.')).toBeVisible();
  expect(screen.queryByText(/Tudo em dia|Nada a fazer/)).toBeNull();
});

test('a book that cannot be renewed is sent back, with the reason', async () => {
  const open = { person: { persona_id: 'ana' }, data_devolucao: null };
  const { cod_emprestimo, copy } = await server.db.loan.findFirstOrThrow({
    where: open,
    orderBy: { data_prevista: 'asc' },
    include: { copy: { include: { title: true } } },
  });
  await server.db.loan.update({ where: { cod_emprestimo }, data: { renovacoes: 5 } });
  await renderApp('/meupergamum', { patron: 'ana' });
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  const where = await list.findByRole('link', { name: `Onde devolver: ${copy.title.titulo}` });
  const renew = within(where.closest('li') as HTMLElement).getByRole('button', { name: /^Renovar/ });
  expect(renew).toHaveAttribute('aria-disabled', 'true');
  expect(renew).toHaveAccessibleDescription('Você já usou as 5 renovações deste livro.');
});

test('what to do now says what the institution asks for each day', async () => {
  await server.db.institution.updateMany({ data: { multa_dia: 2.25 } });
  await renderApp('/meupergamum', { patron: 'bruno' });
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  const [cost] = await list.findAllByText(/^R\$ [\d,]+ até hoje, mais R\$ 2,25 por dia\.$/);
  const days = list.getAllByText(/^\d+ dias? de atraso$/).map((text) => parseInt(text.textContent, 10));
  const sums = days.map((count) => `R$ ${(count * 2.25).toFixed(2).replace('.', ',')}`);
  expect(sums).toContain(/^R\$ [\d,]+/.exec(cost?.textContent.replace(/\s/g, ' ') ?? '')?.[0]);
});

test('what to do now says which list a server does not show, and not that all is well', async () => {
  await server.fail({ name: 'refused', endpoint: 'listRequests', times: 9 });
  await renderApp('/meupergamum', { patron: 'nada-consta' });
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  expect(
    await list.findByText('Esta biblioteca não mostra aqui os seus pedidos à biblioteca. Pergunte a ela.'),
  ).toBeVisible();
  expect(await screen.findByText('Não sabemos se está tudo em dia.')).toBeVisible();
  expect(list.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(screen.queryByText(/Tudo em dia|Nada a fazer/)).toBeNull();
});

test('what to do now is not empty before it knows the suspensions', async () => {
  await server.fail({ name: 'unexpected-500', endpoint: 'listDeviations', times: 1 });
  const { user } = await renderApp('/meupergamum', { patron: 'nada-consta' });
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  expect(await list.findByText('Não conseguimos ver os seus afastamentos.')).toBeVisible();
  expect(screen.queryByText(/Tudo em dia|Nada a fazer/)).toBeNull();
  await user.click(list.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Tudo em dia.')).toBeVisible();
});

test('all was well, and the debts cannot be read again: it is no longer known', async () => {
  const { go } = await renderApp('/meupergamum/inicio', { patron: 'nada-consta' });
  expect(await screen.findByText('Tudo em dia.')).toBeVisible();
  await server.fail({ name: 'unexpected-500', endpoint: 'listDebts', times: 9 });
  go('/meupergamum/historico-emprestimos');
  expect(await screen.findByRole('heading', { level: 1, name: 'Histórico de empréstimos' })).toBeVisible();
  go('/meupergamum/inicio');
  expect(await screen.findByText('Não sabemos se está tudo em dia.')).toBeVisible();
  expect(screen.getByText('Não conseguimos ver os seus débitos.')).toBeVisible();
});

test('who is blocked is sent to the library, though nothing is late', async () => {
  // Our own server ends the sessions of who is blocked; one of the same wire may let them read.
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).endsWith('/pessoas/renovar')
        ? Promise.resolve(Response.json({ pode_renovar: 0, motivo: 'pessoa_bloqueada', limite_renovacoes: 5 }))
        : fetch(input, init),
    );
  await renderApp('/meupergamum/inicio', { patron: 'nada-consta' });
  expect(await screen.findByText('O seu acesso está bloqueado.')).toBeVisible();
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  expect(list.getByText('Procurar a biblioteca')).toBeVisible();
  expect(list.getByRole('link', { name: 'Horários e contatos: Acesso bloqueado' })).toHaveAttribute(
    'href',
    '/#horarios',
  );
  expect(screen.queryByText(/Tudo em dia|Nada a fazer/)).toBeNull();
});

test('a declaration that ends soon is to be handed in', async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
  await server.db.clearance.create({
    data: {
      ...{ cod_pessoa, cod_biblioteca: 1, codigo_autenticidade: 'ABCDEFGH' },
      assinado_em: new Date('2026-02-10T12:00:00Z'),
    },
  });
  await renderApp('/meupergamum/inicio', { patron: 'nada-consta' });
  expect(await screen.findByText('Um nada consta vence em breve.')).toBeVisible();
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  const row = list.getByText('Nada consta: Biblioteca Central').closest('li') as HTMLElement;
  expect(row).toHaveTextContent(/Entregar.*Vale até 12 mar.*Entregue até esse dia a quem pediu/);
  expect(within(row).getByRole('link', { name: /^Abrir o nada consta/ })).toHaveAttribute(
    'href',
    '/meupergamum/nada-consta',
  );
});

test('what to do now begins with seven, and shows the others on request', async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
  const titulos = Array.from({ length: 9 }, (_, at) => `Os sertões, volume ${at + 1}`);
  await server.db.request.createMany({
    data: titulos.map((titulo) => ({
      ...{ cod_pessoa, tipo: 'emprestimo-inter-bibliotecas', status: '3', data: new Date('2026-03-02T12:00:00Z') },
      dados: { titulo, biblioteca_origem: 1, biblioteca_recebimento: 3 },
    })),
  });
  const { user } = await renderApp('/meupergamum/inicio', { patron: 'nada-consta' });
  const list = within(await screen.findByRole('region', { name: 'O que fazer agora' }));
  expect(await list.findByText('9 itens, por data')).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(7);
  await user.click(list.getByRole('button', { name: 'Ver os 2 que faltam' }));
  expect(list.getAllByRole('listitem')).toHaveLength(9);
  expect(list.queryByRole('button', { name: /que faltam/ })).toBeNull();
});
