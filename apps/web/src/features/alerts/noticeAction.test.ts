import type { Notice } from '@catalogue/api-contract';
import { noticeAction } from './noticeAction';

const slip: Notice = {
  ...{ tipo: 'guia_vence_amanha', codigo: '7', nome: '2026000007', dia: '2026-03-10', ate: '2026-03-11' },
  ...{ cod_acervo: null, desc_biblioteca: 'Biblioteca Central', estado: '9.00', desfecho: null },
};

test('a notice of an open slip leads to that slip, one of a paid slip to the debts', () => {
  expect(noticeAction(slip)).toEqual({ to: '/meupergamum/debitos?guia=2026000007', text: 'doPay' });
  expect(noticeAction({ ...slip, tipo: 'guia_paga' })?.to).toBe('/meupergamum/debitos');
  expect(noticeAction({ ...slip, desfecho: 'cancelada' })).toBeNull();
});

test('a notice of an interest that has ended leads to where interests are followed again', () => {
  const ended: Notice = { ...slip, tipo: 'interesse_terminou', codigo: 'area-1', nome: 'Freire, Paulo', estado: null };
  expect(noticeAction(ended)).toEqual({ to: '/meupergamum/perfil-interesse', text: 'doSeeInterests' });
});

test('a notice of a kind that is not known leads nowhere', () => {
  expect(noticeAction({ ...slip, tipo: 'sala_reservada' as Notice['tipo'] })).toBeNull();
});

test.each([
  [undefined, 'doLoan'],
  ['titulo_reservado', 'doReturn'],
  ['debito_pendente', 'doReturn'],
  ['emprestimo_em_atraso', 'doReturn'],
  ['pessoa_bloqueada', 'doReturn'],
  ['pessoa_afastada', 'doReturn'],
  ['sem_ganho', 'doReturn'],
] as const)('a notice of a loan that is due offers a renewal only where none is refused: %s', (nao_renova, text) => {
  const due: Notice = { ...slip, tipo: 'prazo_chegando', estado: null, ...(nao_renova && { nao_renova }) };
  expect(noticeAction(due)?.text).toBe(text);
});
