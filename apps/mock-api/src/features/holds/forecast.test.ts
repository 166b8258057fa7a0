import { HoldStatus, type HoldForecastReply } from '@catalogue/api-contract';
import { addDays, dateOf } from '@catalogue/domain';
import { firstPatron } from '@catalogue/database/seed/people';
import { LoanType } from '@catalogue/database/seed/units';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

// The test's day is Tuesday, 10 March 2026.
const server = appForEach();

/** The forecast for the second in the queue of a title, before placing, after it, and in the list. */
async function forecasts() {
  const cod_acervo = await stock(server, [{ due: '2026-03-20' }]);
  const wish = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal', biblioteca: 1 };
  const ask = async (who: string, path: string) =>
    (await callAs(server)<{ previsao?: HoldForecastReply }>(who, 'POST', path, { ...wish, cod_acervo })).body.previsao;
  await ask('bruno', '/api/reserva');
  const before = await ask('ana', '/api/reserva/validar-fila');
  const placed = await ask('ana', '/api/reserva');
  type Listed = { cod_acervo: string; previsao?: HoldForecastReply };
  const { body } = await callAs(server)<Listed[]>('ana', 'GET', '/api/reserva');
  return [before, placed, body.find((hold) => hold.cod_acervo === String(cod_acervo))?.previsao];
}

/** Loans of a fortnight that came back so many days after they were due (negative: before), a day one after the other. */
async function returned(after: readonly number[], { type = LoanType.normal as number, last = '2026-03-09' } = {}) {
  await server.db.loan.deleteMany({ where: { data_devolucao: { not: null } } });
  await server.db.hold.updateMany({ data: { prevista_ate: null } });
  const { cod_exemplar } = await server.db.copy.findFirstOrThrow({ where: { cod_tipo_emprestimo: type } });
  await server.db.loan.createMany({
    data: after.map((days) => ({
      ...{ cod_exemplar, cod_pessoa: firstPatron, limite_renovacoes: 5 },
      data_saida: dateOf(addDays(last, -days - 14)),
      data_prevista: dateOf(addDays(last, -days)),
      data_devolucao: dateOf(last),
    })),
  });
  server.changed();
}

// In forty loans two of ten are early and two late, one of ten more so.
const forty = Array.from({ length: 4 }, () => [-9, -6, -4, 0, 0, 0, 0, 1, 2, 9]).flat();
const assumed = { de: '2026-04-03', ate: '2026-04-20', exemplares: 1, proxima_devolucao: '2026-03-20' };

/** Past holds whose forecast ended on the first day, and whose copy was ready on the second, if it ever was. */
async function forecast(
  holds: readonly { until: string; ready?: string; ended?: string; at?: string; cod_pessoa?: number }[],
) {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ orderBy: { cod_acervo: 'asc' } });
  await server.db.hold.updateMany({ data: { prevista_ate: null } });
  await server.db.hold.createMany({
    data: holds.map(({ until, ready, ended, at = '15:00:00Z', cod_pessoa = firstPatron }) => ({
      ...{ cod_acervo, cod_pessoa, biblioteca: 1, data: dateOf(addDays(until, -9)) },
      situacao: ready ? HoldStatus.met : ended ? HoldStatus.cancelled : HoldStatus.waiting,
      prevista_ate: dateOf(until),
      pronta_em: ready === undefined ? null : dateOf(ready),
      encerrada_em: ended === undefined ? null : new Date(`${ended}T${at}`),
    })),
  });
  server.changed();
}

// Eight came true; two copies were late, and a reader still waits.
const ended = [
  ...Array.from({ length: 8 }, (_, nth) => ({
    until: addDays('2026-03-01', -nth),
    ready: addDays('2026-02-28', -nth),
  })),
  { until: '2026-02-01', ready: '2026-02-02', ended: '2026-02-03' },
  { until: '2026-02-01', ready: '2026-02-20', ended: '2026-02-21' },
  { until: '2026-03-09' },
];

describe('how often forecasts came true', () => {
  it('is told once the last day of ten is over, without those whose reader gave up before', async () => {
    const silent = await server.db.person.findFirstOrThrow({ where: { persona_id: 'carla' } });
    await server.db.person.update({
      where: { cod_pessoa: silent.cod_pessoa },
      data: { guarda_historico: false },
    });
    await forecast([
      ...ended,
      // Given up on the day after: it had not come true.
      { until: '2026-03-08', ended: '2026-03-09', at: '12:00:00Z' },
      { until: '2026-03-08', ended: '2026-03-07' },
      // Late on the last day, by the library's clock.
      { until: '2026-03-08', ended: '2026-03-09', at: '02:30:00Z' },
      // Of a reader whose holds are forgotten once they have ended.
      { until: '2026-03-09', cod_pessoa: silent.cod_pessoa },
      // Not over today, or older than a year.
      { until: '2026-03-10', ready: '2026-03-01' },
      { until: '2025-03-09', ready: '2025-03-08' },
    ]);
    const told = { total: 12, cumpridas: 8 };
    expect((await forecasts()).map((one) => one?.anteriores)).toEqual([told, told, told]);
  });

  it('is not told of nine', async () => {
    await forecast(ended.slice(2));
    expect((await forecasts())[0]?.anteriores).toBeUndefined();
  });

  it('is counted by the last day that was said when the hold was placed, and the day on which a copy was ready', async () => {
    const cod_acervo = await stock(server, [{ due: '2026-03-20', returns_on: '2026-03-12' }]);
    const wish = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal', biblioteca: 1 };
    const place = await callAs(server)<{ previsao?: HoldForecastReply }>('ana', 'POST', '/api/reserva', {
      ...{ ...wish, cod_acervo },
    });
    const stored = () =>
      server.db.hold.findFirstOrThrow({ where: { cod_acervo }, select: { prevista_ate: true, pronta_em: true } });
    const prevista_ate = dateOf(place.body.previsao?.ate ?? '');
    expect(await stored()).toEqual({ prevista_ate, pronta_em: null });
    server.passDays(2);
    await callAs(server)('ana', 'GET', '/api/reserva');
    expect(await stored()).toEqual({ prevista_ate, pronta_em: dateOf('2026-03-12') });
  });
});

describe('when a hold will probably be ready', () => {
  it('follows how early and late such loans came back, and names how many they are: before placing, after it, in the list', async () => {
    await returned(forty);
    const found = await forecasts();
    expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(1);
    // Nine days early each, and two late with three at the desk.
    expect(found[0]).toEqual({ ...assumed, de: '2026-03-16', ate: '2026-04-10', emprestimos: 40 });
  });

  it.each([
    ['too few came back', forty.slice(0, 29), {}],
    ['they are older than a year', forty, { last: '2025-03-09' }],
    ['they were lent for another number of days', forty, { type: LoanType.courseReserve }],
  ])('is on the day, to a week late each, where %s', async (_, after, of) => {
    await returned(after, of);
    expect((await forecasts())[0]).toEqual(assumed);
  });
});
