import { screen } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

test.each([
  ['pt', 'alertas', 'Você é a 3ª pessoa da fila.'],
  ['pt', 'inicio', 'Você é a 3ª pessoa da fila.'],
  ['en', 'alertas', 'You are number 3 in the queue.'],
  ['en', 'inicio', 'You are number 3 in the queue.'],
  ['es', 'alertas', 'Usted es la persona 3 de la cola.'],
  ['es', 'inicio', 'Usted es la persona 3 de la cola.'],
])('a place in the queue is said as a number: %s, %s', async (language, slug, place) => {
  const hold = await server.db.hold.findFirstOrThrow({ where: { situacao: 'fila' } });
  const { cod_reserva, cod_pessoa, ...like } = hold;
  await server.db.hold.deleteMany({ where: { cod_acervo: hold.cod_acervo, NOT: { cod_reserva } } });
  const others = await server.db.person.findMany({ where: { NOT: { cod_pessoa } }, take: 2 });
  await server.db.hold.createMany({
    data: others.map((other) => ({ ...like, cod_pessoa: other.cod_pessoa, data: new Date('2026-01-02T12:00:00Z') })),
  });
  const { login } = await server.db.personLogin.findFirstOrThrow({ where: { cod_pessoa: hold.cod_pessoa } });
  await server.db.alert.deleteMany({ where: { cod_pessoa: hold.cod_pessoa } });
  const codigo = String(hold.cod_reserva);
  const aviso = {
    ...{ tipo: 'reserva_andou', codigo, nome: 'Torto arado', dia: '2026-03-10', ate: null, estado: '3' },
    cod_acervo: String(hold.cod_acervo),
    desc_biblioteca: 'Biblioteca Central',
  };
  await server.db.alert.create({
    data: {
      ...{ cod_pessoa: hold.cod_pessoa, thing: `reserva:${codigo}`, titulo: 'Fila', texto: 'Fila' },
      ...{ data: new Date('2026-03-10T03:00:00Z'), aviso },
    },
  });
  await renderApp(`/meupergamum/${slug}`, { patron: login, language });
  expect(await screen.findByText(place)).toBeVisible();
});
