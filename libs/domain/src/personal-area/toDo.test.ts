import { LoanRequestStatus, NoticeKind, type PendingTitle } from '@catalogue/api-contract';
import fc from 'fast-check';
import { addDays, brazilianFromIso } from '../dates';
import { totalOwed } from '../loans/fine';
import { dueState } from '../loans/dueDate';
import { summaryOf } from './summary';
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
          { codigo: '1', descricao: 'Máquinas', validade: '2026-03-13' },
          { codigo: '2', descricao: 'Flores', validade: '2027-03-13' },
        ],
        pendingEmail: 'ana@novo.example.org',
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
    const slip = (situacao: string, inDays: number) => ({ situacao, vencimento: addDays(today, inDays) });
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
});

test.each([-3, 0, 3, 4])('a loan due in %i days is among what to do, or among the others', (days) => {
  const one = loan(days);
  expect(isLoanToDo(one, today)).toBe(toDo({ loans: [one] }).length === 1);
  expect(isLoanToDo(one, today)).toBe(days <= 3);
});

test.each([
  [NoticeKind.dueTomorrow, null, true],
  [NoticeKind.holdReady, 'liberada', true],
  [NoticeKind.loanRequestMoved, LoanRequestStatus.available, true],
  [NoticeKind.loanRequestMoved, LoanRequestStatus.finished, false],
  [NoticeKind.holdMovedUp, 'fila', false],
  [NoticeKind.commentDecided, null, false],
])('a notice of the kind %s in the state %s repeats what to do: %s', (tipo, estado, expected) => {
  expect(isNoticeToDo({ tipo, estado, ate: null, desc_biblioteca: 'Biblioteca Central' }, today)).toBe(expected);
});

test.each([1, 2, 3, 5, 7])(
  'a notice %s days before a loan is due repeats the list only if the loan is in it',
  (days) => {
    const ate = addDays(today, days);
    const isInList = isLoanToDo({ dataDevolucaoPrevista: brazilianFromIso(ate) }, today);
    expect(isNoticeToDo({ tipo: NoticeKind.dueSoon, estado: null, ate, desc_biblioteca: null }, today)).toBe(isInList);
    expect(isInList).toBe(days <= 3);
  },
);

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
    topics: fc.array(
      fc
        .integer({ min: 0, max: 40 })
        .map((days) => ({ codigo: '1', descricao: 'Flores', validade: addDays(today, days) })),
      { maxLength: 2 },
    ),
    pendingEmail: fc.constantFrom(null, 'ana@novo.example.org'),
  });
  fc.assert(
    fc.property(belongings, (own) => {
      const items = toDo(own);
      const count = (does: string, kind: string) =>
        items.filter((item) => item.does === does && item.key.startsWith(kind)).length;
      const summary = summaryOf(
        {
          due: own.loans.map(({ dataDevolucaoPrevista }) => dataDevolucaoPrevista),
          ready: count('fetch', 'hold'),
          requested: count('fetch', 'request'),
          owed: totalOwed(own.debts),
          ending: count('extend', 'topic'),
          asked: count('answer', 'email'),
          away: 0,
        },
        today,
      );
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
