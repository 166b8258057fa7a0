import { monthUntil, periodFlaw, periodUntil } from './period';

const latest = '2026-03-10';

describe('the period of a list', () => {
  it.each([
    ['is right from one day to a later one', '2026-01-01', '2026-03-01', null],
    ['may be a single day, the last one too', latest, latest, null],
    ['needs its start', '', '2026-03-01', 'dataIni_obrigatoria'],
    ['needs its end', '2026-03-01', '', 'dataFim_obrigatoria'],
    ['does not end before it starts', '2026-03-02', '2026-03-01', 'datas_invertidas'],
    ['does not reach into what has not been yet', '2026-03-01', '2026-03-11', 'data_depois_do_limite'],
  ])('%s', (_, dataIni, dataFim, flaw) => {
    expect(periodFlaw({ dataIni, dataFim }, latest)).toBe(flaw);
  });

  it('has no last day where no bound is set', () => {
    expect(periodFlaw({ dataIni: '2026-03-01', dataFim: '2027-01-01' })).toBeNull();
  });

  it('of so many days ends today', () => {
    expect(periodUntil(latest, 30)).toEqual({ dataIni: '2026-02-08', dataFim: latest });
  });

  it.each([
    ['2026-11-22', '2026-10-22'],
    ['2026-03-31', '2026-02-28'],
    ['2026-01-15', '2025-12-15'],
  ])('of a month until %s begins on %s', (today, dataIni) => {
    expect(monthUntil(today)).toEqual({ dataIni, dataFim: today });
  });
});
