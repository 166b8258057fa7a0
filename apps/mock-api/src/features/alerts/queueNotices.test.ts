import type { AlertEntry } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

const server = appForEach();
const who = 'nada-consta';
const wish = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal', biblioteca: 1 };

const hold = async (login: string, cod_acervo: number) =>
  Number(
    (await callAs(server)<{ cod_reserva: string }>(login, 'POST', '/api/reserva', { ...wish, cod_acervo })).body
      .cod_reserva,
  );
const giveUp = (login: string, cod_reserva: number) => callAs(server)(login, 'DELETE', '/api/reserva', [cod_reserva]);
const told = async () =>
  (await callAs(server)<AlertEntry[]>(who, 'GET', '/api/solicitacoes/alertas')).body.flatMap(({ aviso }) =>
    aviso ? [[aviso.tipo, aviso.estado, aviso.desfecho]] : [],
  );
const choose = (chosen: { alerta: boolean; email: boolean }) =>
  callAs(server)(who, 'PUT', '/api/pessoas/meu-pergamum/avisos', { assunto: 'fila', dias: null, ...chosen });

/** Three wait for a title, and the first gives up: the third is told of the second place. */
async function toSecondPlace() {
  const cod_acervo = await stock(server, [{ due: '2026-03-20' }]);
  const first = await hold('sem-cpf', cod_acervo);
  const second = await hold('carla', cod_acervo);
  await hold(who, cod_acervo);
  await giveUp('sem-cpf', first);
  expect(await told()).toEqual([['reserva_andou', '2', null]]);
  return second;
}

describe('a place in the queue that was told', () => {
  it.each([
    ['nothing', false],
    ['mails alone', true],
  ])('is taken down by the next one, also of who wants %s by then', async (_, email) => {
    const second = await toSecondPlace();
    await choose({ alerta: false, email });
    await giveUp('carla', second);
    expect(await told()).toEqual([]);
  });

  it('is over once another program has changed it', async () => {
    const second = await toSecondPlace();
    await server.db.hold.update({ where: { cod_reserva: second }, data: { situacao: 'cancelada' } });
    server.changed();
    expect(await told()).toEqual([['reserva_andou', '2', 'mudou']]);
  });

  it('is mailed no more once another is true, nor where silence was chosen', async () => {
    await choose({ alerta: true, email: true });
    const second = await toSecondPlace();
    await choose({ alerta: false, email: false });
    await giveUp('carla', second);
    server.passDays(1);
    await told();
    expect(await server.db.sentMail.count({ where: { para: 'nada-consta@ufvi.example.org' } })).toBe(0);
  });
});
