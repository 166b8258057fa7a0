import { LoanRequestStatus, NoticeKind } from '@catalogue/api-contract';
import { addDays, brazilianFromIso } from '../dates';
import { isLoanToDo, isNoticeToDo } from './toDo';

const today = '2026-03-10';

test.each([
  [NoticeKind.dueTomorrow, null, true],
  [NoticeKind.holdReady, 'liberada', true],
  [NoticeKind.loanRequestMoved, LoanRequestStatus.available, true],
  [NoticeKind.loanRequestMoved, LoanRequestStatus.finished, false],
  [NoticeKind.holdMovedUp, 'fila', false],
  [NoticeKind.declarationEndsSoon, null, true],
  [NoticeKind.declarationEnded, null, false],
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
