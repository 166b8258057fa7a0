import type { Debt } from '@catalogue/api-contract';
import { totalOwed } from '@catalogue/domain';
import type { PersonState } from '../../client/controlRoom.types';
import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();

it('shows what each of the demo people has, as time and the desk change it', async () => {
  const sandbox = await room.newSandbox();
  const stateOf = async (login: string) =>
    (await room.ask<PersonState[]>('/__mock/state', { sandbox })).body.find((state) => state.login === login);
  const auth = await room.signIn(sandbox, 'ana');
  const pending = await room.ask<{ titulos: { codExemplar: string; descricao: string }[] }>(
    '/api/emprestimo/titulos-pendentes',
    { sandbox, headers: auth },
  );
  const before = await stateOf('ana');
  expect(before).toMatchObject({ emprestimos: pending.body.titulos.length, atrasados: 0, prontas: 1, guias: 0 });
  const debts = await room.ask<Parameters<typeof totalOwed>[0]>('/api/emprestimo/debitos-pendentes', {
    sandbox,
    headers: await room.signIn(sandbox, 'bruno'),
  });
  expect((await stateOf('bruno'))?.devido).toBe(totalOwed(debts.body));
  expect(await stateOf('nada-consta')).toMatchObject({ emprestimos: 0, devido: 0, na_fila: 0 });

  await room.ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P3D' } });
  const late = await stateOf('ana');
  expect(late).toMatchObject({ emprestimos: before?.emprestimos, atrasados: 1 });
  expect(late?.devido).toBe((before?.devido ?? 0) + 3);
  const [first] = pending.body.titulos;
  await room.ask(`/__mock/copies/${first?.codExemplar}/return`, { method: 'POST', sandbox });
  expect((await stateOf('ana'))?.emprestimos).toBe((before?.emprestimos ?? 0) - 1);
});

it('shows the slips that can be paid, not those whose debts have changed since', async () => {
  const sandbox = await room.newSandbox();
  const headers = await room.signIn(sandbox, 'bruno');
  const slips = async () =>
    (await room.ask<PersonState[]>('/__mock/state', { sandbox })).body.find(({ login }) => login === 'bruno')?.guias;
  const { body: debts } = await room.ask<Debt[]>('/api/emprestimo/debitos-pendentes', { sandbox, headers });
  const before = (await slips()) ?? 0;
  // One that no longer grows.
  const debt = debts.find(({ titulo, cod_biblioteca }) => titulo === null && cod_biblioteca === '1');
  const made = await room.ask('/api/unidade-informacao/guias', {
    method: 'POST',
    sandbox,
    headers,
    body: { cod_biblioteca: 1, debitos: [Number(debt?.cod_debito)] },
  });
  expect(made.status).toBe(201);
  expect(await slips()).toBe(before + 1);
  // Paid at the desk, so that nobody pays it again.
  const paid = await room.ask(`/__mock/debts/${debt?.cod_debito}/pay`, { method: 'POST', sandbox });
  expect(paid.status).toBeLessThan(300);
  expect(await slips()).toBe(before);
});

it('has the codes of what the desk acts on: copies, requests and debts', async () => {
  const sandbox = await room.newSandbox();
  const stateOf = async (login: string) =>
    (await room.ask<PersonState[]>('/__mock/state', { sandbox })).body.find((state) => state.login === login);
  const act = async (url: string) => expect((await room.ask(url, { method: 'POST', sandbox })).status).toBe(200);
  const before = await stateOf('bruno');
  expect(before?.exemplares).toHaveLength(before?.emprestimos ?? 0);
  const payable = before?.debitos.find(({ cresce }) => !cresce);
  await act(`/__mock/debts/${payable?.cod_debito}/pay`);
  const growing = before?.debitos.find(({ cresce }) => cresce);
  expect((await room.ask(`/__mock/debts/${growing?.cod_debito}/pay`, { method: 'POST', sandbox })).status).toBe(422);
  for (const { cod_exemplar } of before?.exemplares ?? []) await act(`/__mock/copies/${cod_exemplar}/return`);
  const after = await stateOf('bruno');
  expect(after?.exemplares).toEqual([]);
  expect(after?.devido).toBe((before?.devido ?? 0) - (payable?.valor ?? 0));
  expect(after?.debitos).toEqual(
    before?.debitos.filter((debt) => debt !== payable).map((debt) => ({ ...debt, cresce: false })),
  );
  const requests = (await stateOf('limite-solicitacoes'))?.pedidos ?? [];
  expect(requests.map(({ tipo }) => tipo)).toEqual(Array(3).fill('solicitacao-emprestimo'));
  await act(`/__mock/loan-requests/${requests[0]?.codigo}/move`);
  expect((await stateOf('limite-solicitacoes'))?.pedidos[0]).not.toEqual(requests[0]);
});
