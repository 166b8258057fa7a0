import { LoanRequestStatus, NoticeKind, type PendingTitle } from '@catalogue/api-contract';
import fc from 'fast-check';
import { addDays, brazilianFromIso } from '../dates';
import { dueState } from '../loans/dueDate';
import { declarationNoticeDays } from '../notices/notices';
import { situationOf, summaryOf } from './summary';
import { isLoanToDo, isNoticeToDo, toDoOf, type Belongings } from './toDo';

const today = '2026-03-10';
const loan = (inDays: number, more: Partial<PendingTitle> = {}): PendingTitle => ({
  descricao: 'Cálculo',
  dataDevolucaoPrevista: brazilianFromIso(addDays(today, inDays)),
  qtdeRenovacoes: '0',
  reservado: false,
  codExemplar: `x${inDays}`,
  codBibliotecaExemplar: '1',
  cod_acervo: `${100 + inDays}`,
  ...more,
});
const hold = (situacao: string, validade: string | null) => ({
  cod_reserva: '1',
  cod_acervo: '2',
  titulo: 'Torto arado',
  situacao: situacao as 'fila',
  validade,
  desc_biblioteca: 'Biblioteca Central',
});
const debt = (tipo_servico: string, valor_multa: number, cod_acervo: string | null = null) => ({
  cod_acervo,
  tipo_servico,
  valor_multa,
  desconto: 0,
  valor_pago: 0,
  data_prevista: addDays(today, -6),
});
const declaration = (inDays: number) => ({
  codigo_autenticidade: `d${inDays}`,
  desc_biblioteca: 'Biblioteca Central',
  valida_ate: addDays(today, inDays),
});
const flowers = { kind: 'topic' as const, codigo: '1', descricao: 'Flores' };
const slip = (situacao: string, inDays: number) => ({ situacao, vencimento: addDays(today, inDays) });
const interLibraryLoan = { tipo: 'emprestimo-inter-bibliotecas' };
const perDay = 2.25;
const toDo = (own: Omit<Belongings, 'perDay'>) => toDoOf({ ...own, perDay }, today);
const said = (own: Omit<Belongings, 'perDay'>) =>
  toDo(own).map(({ does, name, day }) => `${does} ${name} ${day ?? '-'}`);

describe('what to do now', () => {
  it('is of every kind, the late first, then by day', () => {
    expect(
      said({
        loans: [loan(2), loan(-6, { descricao: 'Java' }), loan(1, { descricao: 'Brás', reservado: true }), loan(9)],
        holds: [hold('liberada', '2026-03-11'), hold('fila', null)],
        loanRequests: [
          { codigo: '1', cod_acervo: '5', titulo: 'Quarto', status: '3', desc_biblioteca_recebimento: 'Artes' },
          { codigo: '2', cod_acervo: '6', titulo: 'Outro', status: '2', desc_biblioteca_recebimento: 'Artes' },
        ],
        requests: [
          { ...interLibraryLoan, codigo: '7', resumo: 'De outra', status: '3', place: 'Artes' },
          { ...interLibraryLoan, codigo: '8', resumo: 'A caminho', status: '2', place: null },
          { tipo: 'ficha-catalografica', codigo: '9', resumo: 'Da tese', status: '3', place: null },
        ],
        debts: [debt('Multa por atraso', 7.5, '900')],
        topics: [
          { kind: 'topic', codigo: '1', descricao: 'Máquinas', validade: '2026-03-13' },
          { kind: 'topic', codigo: '2', descricao: 'Flores', validade: '2027-03-13' },
        ],
        declarations: [declaration(2), declaration(4), declaration(-1), { ...declaration(0), valida_ate: undefined }],
        pendingEmail: 'ana@novo.example.org',
        personBlock: null,
      }),
    ).toEqual([
      'return Java 2026-03-04',
      'pay  -',
      'fetch Quarto -',
      'fetch De outra -',
      'receive Da tese -',
      'answer ana@novo.example.org -',
      'return Brás 2026-03-11',
      'fetch Torto arado 2026-03-11',
      'renew Cálculo 2026-03-12',
      'handIn Biblioteca Central 2026-03-12',
      'extend Máquinas 2026-03-13',
    ]);
  });

  it('has what can be done already before what is due today, however much that costs', () => {
    const hold = {
      cod_reserva: '1',
      cod_acervo: '5',
      titulo: 'Quarto',
      situacao: 'liberada' as const,
      validade: today,
      desc_biblioteca: 'A',
    };
    expect(said({ loans: [loan(0), loan(-1)], holds: [hold], debts: [debt('Reposição de exemplar', 30)] })).toEqual([
      'return Cálculo 2026-03-09',
      'pay  -',
      'renew Cálculo 2026-03-10',
      'fetch Quarto 2026-03-10',
    ]);
    const ready = { codigo: '1', cod_acervo: '5', titulo: 'Pronto', status: '3', desc_biblioteca_recebimento: 'Artes' };
    expect(said({ loans: [loan(0)], loanRequests: [ready] })).toEqual(['fetch Pronto -', 'renew Cálculo 2026-03-10']);
  });

  it('is not to fetch what the library delivers: its notice says so', () => {
    const ready = { codigo: '1', cod_acervo: '5', titulo: 'Quarto', status: '3', desc_biblioteca_recebimento: 'Artes' };
    expect(said({ loanRequests: [{ ...ready, domicilio: null, recebimento_textual: null }] })).toHaveLength(1);
    expect(said({ loanRequests: [{ ...ready, recebimento_textual: 'Sala 12' }] })).toEqual([]);
    expect(said({ loanRequests: [{ ...ready, domicilio: 'Rua das Acácias, 200' }] })).toEqual([]);
    const notice = { tipo: NoticeKind.loanRequestMoved, estado: LoanRequestStatus.available, ate: null };
    expect(isNoticeToDo({ ...notice, desc_biblioteca: null }, today)).toBe(false);
  });

  it('says days and cost so far, and whether a renewal gains time', () => {
    expect(toDo({ loans: [loan(-6)] })[0]).toMatchObject({ does: 'return', late: 6, owed: 13.5 });
    expect(toDo({ loans: [loan(2)] })[0]).toMatchObject({ does: 'renew', late: 0, owed: 0 });
    expect(toDo({ loans: [loan(2)], personBlock: 'debito_pendente' })[0]).toMatchObject({ does: 'return' });
    expect(toDo({ loans: [loan(2, { reservado: true })] })[0]).toMatchObject({ does: 'return' });
  });

  it('is to pay by the last day of the open slip that ends first', () => {
    const slips = [slip('aberta', 4), slip('aberta', 3), slip('paga', 1), slip('vencida', -2)];
    const debts = [debt('Reposição de exemplar', 30)];
    expect(said({ debts, slips })).toEqual(['pay  2026-03-13']);
    expect(said({ debts, slips: slips.slice(2) })).toEqual(['pay  -']);
    expect(said({ debts: [], slips })).toEqual([]);
  });

  it('is not to pay a fine that still grows', () => {
    const running = debt('Multa por atraso', 9, '94');
    expect(said({ loans: [loan(-6)], debts: [running] })).toEqual(['return Cálculo 2026-03-04']);
    expect(toDo({ loans: [loan(-6)], debts: [running, debt('Reposição de exemplar', 30)] })).toMatchObject([
      { does: 'return' },
      { does: 'pay', owed: 30 },
    ]);
  });

  it('is to pay the fine of an earlier loan of a book that one has again', () => {
    const earlier = { ...debt('Multa por atraso', 9, '102'), data_prevista: '2026-01-05' };
    expect(said({ loans: [loan(2)], debts: [earlier] })).toEqual(['pay  -', 'renew Cálculo 2026-03-12']);
    expect(said({ loans: [loan(9, { cod_acervo: undefined })], debts: [debt('Multa por atraso', 9)] })).toEqual([
      'pay  -',
    ]);
  });

  it('is to ask the library who has blocked one, though all books can be kept', () => {
    expect(said({ loans: [loan(9)], personBlock: 'pessoa_bloqueada' })).toEqual(['ask  -']);
    expect(said({ loans: [loan(9)], personBlock: 'pessoa_afastada' })).toEqual([]);
  });
});

test.each([-3, 0, 3, 4])('a loan due in %i days is among what to do, or among the others', (days) => {
  const one = loan(days);
  expect(isLoanToDo(one, today)).toBe(toDo({ loans: [one] }).length === 1);
  expect(isLoanToDo(one, today)).toBe(days <= 3);
});

test('the notice that a declaration ends comes on the first day on which the list says so', () => {
  const [before] = declarationNoticeDays;
  const days = [1, 2, 3, 4, 5].filter((inDays) => toDo({ declarations: [declaration(inDays)] }).length > 0);
  expect(-(before ?? 0)).toBe(Math.max(...days));
});

test('the first sentence is of each kind that the list has, counted there', () => {
  const own: Belongings = {
    loans: [loan(-6), loan(-2)],
    holds: [hold('liberada', '2026-03-12'), hold('fila', null)],
    loanRequests: [],
    requests: [{ ...interLibraryLoan, codigo: '7', resumo: 'De outra', status: '3', place: 'Artes' }],
    debts: [debt('Multa por atraso', 9, '94'), debt('Reposição de exemplar', 30)],
    slips: [slip('aberta', 1)],
    topics: (['topic', 'serial', 'workType'] as const).map((kind) => ({
      ...{ kind, codigo: '1', descricao: 'Flores' },
      validade: addDays(today, 1),
    })),
    declarations: [declaration(1), declaration(30)],
    pendingEmail: 'ana@novo.example.org',
    personBlock: 'pessoa_bloqueada',
    perDay,
  };
  expect(situationOf(own, [{ data_inicio: today, data_fim: null }], today)).toEqual({
    due: ['04/03/2026', '08/03/2026'],
    ...{ ready: 1, requested: 1, owed: 39, growth: 4.5, ending: 3, asked: 1, declared: 1, blocked: 1, away: 1 },
  });
  const known = situationOf({ perDay }, undefined, today);
  expect(Object.entries(known).filter(([, value]) => value !== undefined)).toEqual([['growth', 0]]);
});

test('“all is well” is said exactly when there is nothing to do', () => {
  const belongings = fc.record({
    loans: fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 3 }).map((days) => days.map((day) => loan(day))),
    holds: fc.array(fc.constantFrom(hold('fila', null), hold('liberada', '2026-03-12')), { maxLength: 2 }),
    loanRequests: fc.array(
      fc.constantFrom('1', '2', '3', '4').map((status) => ({
        codigo: '1',
        cod_acervo: '5',
        titulo: 'Quarto',
        status,
        desc_biblioteca_recebimento: 'Artes',
      })),
      { maxLength: 2 },
    ),
    debts: fc.array(fc.constantFrom(debt('Reposição de exemplar', 30), debt('Multa por atraso', 3, '900')), {
      maxLength: 2,
    }),
    requests: fc.array(
      fc.constantFrom('1', '2', '3', '4').map((status) => ({
        ...{ ...interLibraryLoan, codigo: '1', resumo: 'Quarto' },
        ...{ status, place: null },
      })),
      { maxLength: 2 },
    ),
    slips: fc.array(fc.constantFrom(slip('aberta', 2), slip('paga', 2)), { maxLength: 2 }),
    declarations: fc.array(fc.integer({ min: -3, max: 20 }).map(declaration), { maxLength: 2 }),
    personBlock: fc.constantFrom(null, 'pessoa_bloqueada' as const, 'debito_pendente' as const),
    topics: fc.array(
      fc.integer({ min: 0, max: 40 }).map((days) => ({ ...flowers, validade: addDays(today, days) })),
      { maxLength: 2 },
    ),
    pendingEmail: fc.constantFrom(null, 'ana@novo.example.org'),
  });
  fc.assert(
    fc.property(belongings, (own) => {
      const items = toDo(own);
      const summary = summaryOf(situationOf({ ...own, perDay }, [], today), today);
      expect(summary?.length === 0).toBe(items.length === 0);
      const days = items.map(({ day }) => day ?? today);
      expect([...days].sort()).toEqual(days);
      const pressing = own.loans.filter(({ dataDevolucaoPrevista }) => {
        const { state, soon } = dueState(dataDevolucaoPrevista, today);
        return state === 'late' || soon;
      });
      expect(items.filter(({ loan: its }) => its !== null)).toHaveLength(pressing.length);
    }),
  );
});
