import type { HoldEntry, Reply, holds } from '@catalogue/api-contract';
import { LoanType } from '@catalogue/database/seed/units';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

interface Placed {
  cod_reserva: string;
  posicao: number;
}
type Options = Reply<(typeof holds)['getHoldOptions']>;

const server = appForEach();
const call = callAs(server);

const preference = (cod_acervo: number, change: object = {}) => ({
  cod_acervo,
  biblioteca: 1,
  volume: 'unico',
  tomo: 'unico',
  parte: 'unico',
  material_adicional: 'principal',
  ...change,
});
const place = (login: string, title: number, change: object = {}) =>
  call<Placed>(login, 'POST', '/api/reserva', preference(title, change));
const holdsOf = async (login: string, title: number) =>
  (await call<HoldEntry[]>(login, 'GET', '/api/reserva')).body.filter(({ cod_acervo }) => cod_acervo === String(title));
const cancel = (login: string, holds: (string | undefined)[]) =>
  call(login, 'DELETE', '/api/reserva', holds.map(Number));
const history = async (login: string, title: number) => {
  const { today } = (await server.app.inject('/__mock/clock')).json<{ today: string }>();
  const { body } = await call<HoldEntry[]>(login, 'GET', `/api/reserva/historico?dataIni=2026-03-01&dataFim=${today}`);
  return body.filter(({ cod_acervo }) => cod_acervo === String(title));
};
const stateOf = async (cod_exemplar: string) =>
  (await server.db.copy.findUniqueOrThrow({ where: { cod_exemplar } })).situacao;
const out = { due: '2026-03-12' };

describe('what can be held', () => {
  const options = async (title: number) =>
    (await call<Options>('ana', 'GET', `/api/reserva/${title}/informacoes-iniciais`)).body;

  it.each([
    ['a title whose copies are all out', [out, out], true, null],
    ['no title with a copy on the shelf', [out, {}], false, 'exemplar_disponivel'],
    ['no title whose copies are lost', [{ situacao: 'extraviado' as const }], false, 'reserva_sem_exemplar'],
    [
      'no title whose loan type takes no holds',
      [{ ...out, cod_tipo_emprestimo: LoanType.courseReserve }],
      false,
      'reserva_sem_exemplar',
    ],
    ['a title one volume of which is out', [{ volume: '1', ...out }, { volume: '2' }], true, null],
  ])('is %s', async (_, copies, pode_reservar, motivo) => {
    expect(await options(await stock(server, copies))).toMatchObject({ pode_reservar, motivo });
  });

  it('comes with what can be chosen, where to fetch it, and how many wait', async () => {
    const title = await stock(server, [
      { volume: '1', ...out },
      { volume: '2', cod_biblioteca: 3, ...out },
    ]);
    await place('bruno', title, { volume: '1' });
    expect(await options(title)).toMatchObject({
      volumes: ['1', '2'],
      fila: 1,
      bibliotecas: [{ cod_biblioteca: '1' }, { cod_biblioteca: '3' }],
    });
  });
});

describe('placing a hold', () => {
  it('says the place first, gives it, and shows it among the holds', async () => {
    const title = await stock(server, [out]);
    await place('bruno', title);
    const { body } = await call('ana', 'POST', '/api/reserva/validar-fila', preference(title));
    // By the loans of the test data that have come back, and its forecasts whose last day is over.
    const previsao = {
      ...{ de: '2026-03-16', ate: '2026-04-02', exemplares: 1, proxima_devolucao: '2026-03-12' },
      emprestimos: 54,
      anteriores: { total: 16, cumpridas: 12 },
    };
    expect(body).toEqual({ pode_reservar: true, posicao: 2, motivo: null, previsao });
    expect(await holdsOf('ana', title)).toEqual([]);
    const placed = await place('ana', title);
    expect(placed).toMatchObject({ status: 201, body: { posicao: 2, previsao } });
    expect((await holdsOf('ana', title))[0]).toMatchObject({ previsao });
    expect(await holdsOf('ana', title)).toMatchObject([
      { cod_reserva: placed.body.cod_reserva, situacao: 'fila', posicao: 2, validade: null },
    ]);
  });

  it.each([
    ['while a copy is on the shelf', [out, {}], {}, 'exemplar_disponivel'],
    ['when no copy comes back', [{ situacao: 'reparo' as const }], {}, 'reserva_sem_exemplar'],
    ['of a volume that there is not', [out], { volume: '7' }, 'reserva_sem_exemplar'],
    ['at a library that has no copy', [out], { biblioteca: 8 }, 'biblioteca_invalida'],
  ])('is refused %s', async (_, copies, change, message) => {
    const title = await stock(server, copies);
    const answer = await place('ana', title, change);
    expect(answer).toMatchObject({ status: 422, body: { message } });
    expect(answer.headers['mock-explain']).toContain(message);
    expect(await holdsOf('ana', title)).toEqual([]);
  });

  it.each(['volume', 'tomo', 'parte', 'material_adicional'])('needs a choice of %s', async (part) => {
    const answer = await place('ana', await stock(server, [out]), { [part]: '' });
    expect(answer).toMatchObject({ status: 422, body: { errors: { [part]: ['escolha uma opção'] } } });
  });

  it('is for a place where the patron says so, else for any', async () => {
    const title = await stock(server, [out]);
    expect((await place('ana', title, { localizacao: 'Depósito' })).body.message).toBe('reserva_sem_exemplar');
    expect((await place('ana', title, { localizacao: 'Estante 12' })).status).toBe(201);
    expect(await holdsOf('ana', title)).toMatchObject([{ localizacao: 'Estante 12' }]);
    expect((await place('bruno', title, { localizacao: '' })).status).toBe(201);
  });

  it('is refused a second time, and the check before it says so', async () => {
    const title = await stock(server, [out]);
    await place('ana', title);
    expect(await place('ana', title)).toMatchObject({ status: 422, body: { message: 'reserva_ja_existe' } });
    const { body } = await call('ana', 'POST', '/api/reserva/validar-fila', preference(title));
    expect(body).toEqual({ pode_reservar: false, posicao: null, motivo: 'reserva_ja_existe' });
  });

  it('is refused in a unit from which the patron is away, until the last day is over', async () => {
    const title = await stock(server, [out]);
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    await server.db.deviation.create({
      data: {
        cod_pessoa,
        cod_biblioteca: 1,
        motivo: 'Atraso',
        origem: 'multa',
        data_inicio: new Date('2026-03-01'),
        data_fim: new Date('2026-03-11'),
      },
    });
    server.passDays(1);
    expect(await place('ana', title)).toMatchObject({ status: 422, body: { message: 'pessoa_afastada' } });
    server.passDays(1);
    expect((await place('ana', title)).status).toBe(201);
  });

  it('is done once, however often it is asked for at the same moment', async () => {
    const title = await stock(server, [out]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => place('ana', title)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(422)]);
    expect(await holdsOf('ana', title)).toHaveLength(1);
  });

  it('gives everybody a place of their own at the same moment', async () => {
    const title = await stock(server, [out]);
    const answers = await Promise.all(['ana', 'bruno', 'carla', 'trocas'].map((login) => place(login, title)));
    expect(answers.map(({ body }) => body.posicao).sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('a copy that comes back', () => {
  const waiting = async (...logins: string[]) => {
    const title = await stock(server, [{ ...out, returns_on: '2026-03-12' }]);
    for (const login of logins) await place(login, title);
    return title;
  };

  it('is kept for the first in the queue, who sees until when', async () => {
    const title = await waiting('ana', 'bruno');
    server.passDays(2);
    expect(await holdsOf('ana', title)).toMatchObject([
      { situacao: 'liberada', posicao: null, validade: '2026-03-15' },
    ]);
    expect(await holdsOf('bruno', title)).toMatchObject([{ situacao: 'fila', posicao: 1 }]);
    expect(await stateOf(`${title}-1`)).toBe('reservado');
  });

  it('goes on to the next when it is not fetched in time, and then to the shelf', async () => {
    const title = await waiting('ana', 'bruno');
    server.passDays(6);
    expect(await holdsOf('ana', title)).toEqual([]);
    expect(await history('ana', title)).toMatchObject([{ situacao: 'expirada', encerrada_em: expect.any(String) }]);
    expect(await holdsOf('bruno', title)).toMatchObject([{ situacao: 'liberada', validade: '2026-03-19' }]);
    server.passDays(4);
    expect(await holdsOf('bruno', title)).toEqual([]);
    expect(await stateOf(`${title}-1`)).toBe('disponivel');
  });

  it('goes on to the next at once when who was first does not want it any more', async () => {
    const title = await waiting('ana', 'bruno');
    server.passDays(2);
    const [hold] = await holdsOf('ana', title);
    expect((await cancel('ana', [hold?.cod_reserva])).status).toBe(204);
    expect(await holdsOf('bruno', title)).toMatchObject([{ situacao: 'liberada', validade: '2026-03-15' }]);
  });

  it('is free when nobody waits, and only then the title can no longer be held', async () => {
    const title = await waiting();
    server.passDays(2);
    expect(await place('ana', title)).toMatchObject({ body: { message: 'exemplar_disponivel' } });
    expect(await stateOf(`${title}-1`)).toBe('disponivel');
  });

  it('ends the block on renewals of those who have the other copies', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'carla' } });
    const title = await stock(server, [
      { due: '2026-03-20', cod_pessoa },
      { ...out, returns_on: '2026-03-12' },
    ]);
    await place('ana', title);
    const renew = async () =>
      (
        await call<{ mensagem: string }[]>('carla', 'POST', '/api/emprestimo/renovacao', [
          { codExamplar: `${title}-1`, codBibliotecaExemplar: '1' },
        ])
      ).body[0]?.mensagem;
    expect(await renew()).toBe('titulo_reservado');
    server.passDays(2);
    expect(await renew()).toBe('renovado com sucesso');
  });
});

describe('cancelling', () => {
  it('takes one or many, and those behind move up', async () => {
    const first = await stock(server, [out]);
    const second = await stock(server, [out]);
    const mine = [await place('ana', first), await place('ana', second)];
    await place('bruno', first);
    const answer = await cancel(
      'ana',
      mine.map(({ body }) => body.cod_reserva),
    );
    expect(answer.status).toBe(204);
    expect([...(await holdsOf('ana', first)), ...(await holdsOf('ana', second))]).toEqual([]);
    expect(await holdsOf('bruno', first)).toMatchObject([{ posicao: 1 }]);
    expect(await history('ana', second)).toMatchObject([
      { situacao: 'cancelada', encerrada_em: '2026-03-10T12:00:00Z' },
    ]);
  });

  it('takes none of them when one is not the patron’s own or is over', async () => {
    const title = await stock(server, [out]);
    const mine = await place('ana', title);
    const other = await place('bruno', title);
    const answer = await cancel('ana', [mine.body.cod_reserva, other.body.cod_reserva]);
    expect(answer).toMatchObject({ status: 404, body: { message: 'Reserva não encontrada.' } });
    expect(await holdsOf('ana', title)).toHaveLength(1);
    await cancel('ana', [mine.body.cod_reserva]);
    expect((await cancel('ana', [mine.body.cod_reserva])).status).toBe(404);
  });

  it('needs one hold at least', async () => {
    expect((await cancel('ana', [])).status).toBe(422);
  });
});

describe('the history of holds', () => {
  it('holds those of the period in every state, and none where none was placed', async () => {
    const of = async (query: string) =>
      (await call<HoldEntry[]>('ana', 'GET', `/api/reserva/historico?${query}`)).body.map(({ situacao }) => situacao);
    expect((await of('dataIni=2026-01-01&dataFim=2026-03-10')).sort()).toEqual([
      'atendida',
      'cancelada',
      'expirada',
      'fila',
      'liberada',
    ]);
    expect(await of('dataIni=2001-01-01&dataFim=2001-12-31')).toEqual([]);
  });
});
