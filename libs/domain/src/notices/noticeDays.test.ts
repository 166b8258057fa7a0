import fc from 'fast-check';
import { addDays } from '../dates';
import { noFacts, type FactsOfDay } from './noticeFacts';
import { noticesOfDay } from './notices';
import { daysBeforeDue, defaultPreference, preferenceFlaw, type PreferenceOf } from './preferences';

const thing = { cod_pessoa: 1, codigo: '7', cod_acervo: '12', nome: 'Cálculo', desc_biblioteca: 'Biblioteca Central' };
const today = '2026-11-24';

describe('a day brings a notice', () => {
  const kinds = (facts: Partial<FactsOfDay>) => noticesOfDay(today, { ...noFacts, ...facts }).map(({ tipo }) => tipo);
  it.each([
    ['2026-11-28', []],
    ['2026-11-27', ['prazo_chegando']],
    ['2026-11-26', []],
    ['2026-11-25', ['prazo_amanha']],
    ['2026-11-24', []],
    ['2026-11-23', ['atraso_1_dia']],
    ['2026-11-22', []],
    ['2026-11-17', ['atraso_7_dias']],
    ['2026-11-09', ['atraso_15_dias']],
    ['2026-11-08', []],
    ['2026-10-26', []],
    ['2026-10-25', ['atraso_meses']],
    ['2026-09-25', ['atraso_meses']],
    ['2025-11-29', ['atraso_meses']],
    ['2025-10-30', []],
    ['2021-12-20', []],
  ])('of a loan due on %s: %j', (ate, expected) => {
    expect(kinds({ loans: [{ ...thing, ate }] })).toEqual(expected);
  });

  it.each([
    ['liberada', '2026-11-27', true, ['reserva_disponivel']],
    ['liberada', '2026-11-27', false, []],
    ['liberada', '2026-11-25', false, ['reserva_vence_amanha']],
    ['expirada', '2026-11-23', true, ['reserva_vencida']],
    ['expirada', '2026-11-23', false, []],
    ['fila', null, true, ['reserva_andou']],
    ['cancelada', null, true, []],
    ['atendida', null, true, []],
  ])('of a hold that is %s until %s, untold: %s: %j', (situacao, ate, untold, expected) => {
    expect(kinds({ holds: [{ ...thing, situacao, ate, untold, posicao: 2 }] })).toEqual(expected);
  });

  it('of a request that moved, a comment that was decided on, and a slip that is due tomorrow', () => {
    expect(kinds({ loanRequests: [{ ...thing, status: '3' }] })).toEqual(['pedido_mudou']);
    expect(kinds({ requests: [{ ...thing, status: '1' }] })).toEqual([]);
    expect(kinds({ comments: [{ ...thing, aprovado: false }] })).toEqual(['comentario_decidido']);
    expect(kinds({ searches: [{ ...thing, novos: ['1', '2'] }] })).toEqual(['pesquisa_com_novidade']);
    expect(kinds({ profiles: [{ ...thing, novos: ['1', '2'] }] })).toEqual(['perfil_com_novidade']);
    expect(kinds({ slips: [{ ...thing, ate: '2026-11-25', valor: '9.00' }] })).toEqual(['guia_vence_amanha']);
    expect(kinds({ slips: [{ ...thing, ate: '2026-11-24', valor: '9.00' }] })).toEqual([]);
    expect(kinds({ paidSlips: [{ ...thing, valor: '9.00' }] })).toEqual(['guia_paga']);
    expect(kinds({ stoppedFines: [{ ...thing, ate: '2026-11-20', valor: '6.00' }] })).toEqual(['multa_parou']);
  });
});

describe('a day brings a notice of a paper or a suspension', () => {
  const kinds = (facts: Partial<FactsOfDay>) => noticesOfDay(today, { ...noFacts, ...facts }).map(({ tipo }) => tipo);
  it.each([
    ['2026-11-28', []],
    ['2026-11-27', ['nada_consta_vence']],
    ['2026-11-26', []],
    ['2026-11-24', []],
    ['2026-11-23', ['nada_consta_venceu']],
    ['2026-11-22', []],
  ])('of a declaration that ends on %s: %j', (ate, expected) => {
    expect(kinds({ declarations: [{ ...thing, ate }] })).toEqual(expected);
  });
  it.each([
    ['2026-11-24', []],
    ['2026-11-23', ['afastamento_terminou']],
    ['2026-11-22', []],
  ])('of a suspension whose last day is %s: %j', (ate, expected) => {
    expect(kinds({ deviations: [{ ...thing, ate, origem: 'equipe' }] })).toEqual(expected);
  });
});

describe('a day brings a notice of an interest', () => {
  it.each([
    ['2026-12-02', []],
    ['2026-12-01', ['interesse_vence']],
    ['2026-11-30', []],
    ['2026-11-24', []],
    ['2026-11-23', ['interesse_terminou']],
  ])('that ends on %s: %j', (ate, expected) => {
    const facts = { ...noFacts, interests: [{ ...thing, ate }] };
    expect(noticesOfDay(today, facts).map(({ tipo }) => tipo)).toEqual(expected);
  });
});

describe('a new title that several follows find', () => {
  const follow = (codigo: string, novos: string[], cod_pessoa = 1) => ({ ...thing, codigo, novos, cod_pessoa });
  const told = (facts: Partial<FactsOfDay>) =>
    noticesOfDay(today, { ...noFacts, ...facts }).map(({ tipo, codigo, estado, cod_acervo }) => [
      ...[tipo, codigo, estado, cod_acervo],
    ]);

  it('is told once: first of what interests the person, then of each search the others that it found', () => {
    expect(
      told({
        profiles: [follow('1', ['5', '6', '7'])],
        searches: [follow('10', ['6', '8']), follow('11', ['8', '9', '4']), follow('12', ['5', '9'])],
      }),
    ).toEqual([
      ['perfil_com_novidade', '1', '3', null],
      ['pesquisa_com_novidade', '10', '1', '8'],
      ['pesquisa_com_novidade', '11', '2', null],
    ]);
  });

  it('is told to each of several people', () => {
    expect(told({ searches: [follow('10', ['6']), follow('11', ['6'], 2)] })).toHaveLength(2);
  });

  it('is told of no follow more often than titles there are', () => {
    const titles = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5', '6'), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(titles, { maxLength: 2 }), fc.array(titles, { maxLength: 5 }), (profiles, searches) => {
        const all = told({
          profiles: profiles.map((novos, at) => follow(`${at}`, novos)),
          searches: searches.map((novos, at) => follow(`${at}`, novos)),
        });
        const counts = all.map(([, , estado]) => Number(estado));
        expect(counts.reduce((sum, one) => sum + one, 0)).toBe(new Set([...profiles, ...searches].flat()).size);
        expect(counts.every((count) => count > 0)).toBe(true);
      }),
    );
  });
});

describe('a person chooses', () => {
  const loan = (ate: string) => ({ ...noFacts, loans: [{ ...thing, ate }] });
  const choosing =
    (chosen: Partial<ReturnType<PreferenceOf>>): PreferenceOf =>
    (_, assunto) => ({ ...defaultPreference(assunto), ...chosen });
  const kinds = (facts: FactsOfDay, chosen: Partial<ReturnType<PreferenceOf>>) =>
    noticesOfDay(today, facts, choosing(chosen)).map(({ tipo }) => tipo);

  it('how many days before a loan is due they get a notice; on the day before there is one in any case', () => {
    for (const dias of daysBeforeDue) {
      const told = daysBeforeDue.filter((days) => kinds(loan(addDays(today, days)), { dias }).length > 0);
      expect(told).toEqual(dias === 1 ? [1] : [1, dias]);
    }
  });
  it('to be told in one place, or not at all', () => {
    expect(kinds(loan('2026-11-27'), { dias: 3, alerta: false })).toEqual(['prazo_chegando']);
    expect(kinds(loan('2026-11-27'), { dias: 3, email: false })).toEqual(['prazo_chegando']);
    expect(kinds(loan('2026-11-27'), { dias: 3, alerta: false, email: false })).toEqual([]);
  });
  it.each([
    [
      'a fine, which they are always told of in the catalogue',
      { assunto: 'atraso', alerta: false },
      'aviso_sempre_no_catalogo',
    ],
    ['a copy set aside for them, as well', { assunto: 'reserva', alerta: false }, 'aviso_sempre_no_catalogo'],
    ['mail about a fine', { assunto: 'atraso', email: false }, null],
    ['mail about their account', { assunto: 'seguranca', email: false }, 'aviso_sempre_por_email'],
    ['another number of days', { assunto: 'prazo', dias: 4 }, 'dias_invalidos'],
    ['days where there are none to choose', { assunto: 'fila', dias: 2 }, 'dias_invalidos'],
    ['no days where there are some to choose', { assunto: 'prazo', dias: null }, 'dias_invalidos'],
    ['silence about the queue', { assunto: 'fila', alerta: false, email: false }, null],
  ] as const)('%s', (_, chosen, flaw) => {
    expect(preferenceFlaw({ ...defaultPreference(chosen.assunto), ...chosen })).toBe(flaw);
  });
});
