import { screen } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

/** An alert of yesterday about a thing of Ana's; the test's day is 10 March 2026. */
async function told(tipo: string, thing: string, codigo: string, estado: string | null = null) {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
  const aviso = {
    ...{ tipo, codigo, nome: 'Torto arado', dia: '2026-03-09', ate: null, estado },
    ...{ cod_acervo: null, desc_biblioteca: 'Biblioteca Central' },
  };
  const data = new Date('2026-03-09T03:00:00Z');
  await server.db.alert.create({
    data: { cod_pessoa, thing: `${thing}:${codigo}`, titulo: 'Aviso', texto: 'Aviso', data, aviso },
  });
}

test.each([
  ['pt', 'Torto arado foi emprestado'],
  ['en', 'Torto arado was lent'],
  ['es', 'Torto arado fue prestado'],
])('one day after a requested copy was lent, its alert says that, and no false age: %s', async (language, text) => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
  const { cod_acervo } = await server.db.title.findFirstOrThrow();
  const { codigo } = await server.db.loanRequest.create({
    data: {
      ...{ cod_pessoa, cod_acervo, status: '4', data: new Date('2026-03-06T11:00:00Z') },
      ...{ biblioteca_origem: 1, biblioteca_recebimento: 3, telefone: '(31) 5550-0001', email: 'a@example.org' },
      ...{ volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' },
    },
  });
  await told('pedido_mudou', 'pedido', String(codigo), '4');
  await renderApp('/meupergamum/alertas/passados', { patron: 'ana', language });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['pt', 'Torto arado foi devolvido', 'A reserva de Torto arado terminou'],
  ['en', 'Torto arado was returned', 'The hold on Torto arado is over'],
  ['es', 'Torto arado fue devuelto', 'La reserva de Torto arado terminó'],
])('to who keeps no history, what is gone has ended: no title ceases to exist: %s', async (language, loan, hold) => {
  await told('atraso_1_dia', 'emprestimo', '999991');
  await told('reserva_disponivel', 'reserva', '999992');
  await renderApp('/meupergamum/alertas/passados', { patron: 'ana', language });
  expect(await screen.findByText(loan)).toBeVisible();
  expect(await screen.findByText(hold)).toBeVisible();
});
