import { NoticeKind, type Notice } from '@catalogue/api-contract';
import { noticeOutcome, type ThingNow } from './outcome';

const today = '2026-11-24';

describe('a notice is over', () => {
  const notice = { tipo: NoticeKind.holdReady, dia: today, ate: '2026-11-27', estado: null };
  const now: ThingNow = { estado: 'liberada', ate: '2026-11-27', isDone: false };
  it.each<
    [string, Partial<Pick<Notice, 'tipo' | 'ate' | 'estado'>>, Partial<ThingNow> | undefined, string, string | null]
  >([
    ['a hold that waits', {}, {}, '2026-11-27', null],
    ['a hold that was fetched', {}, { estado: 'atendida' }, today, 'retirada'],
    ['a hold that was cancelled', {}, { estado: 'cancelada' }, today, 'cancelada'],
    ['a hold that has lapsed', {}, { estado: 'expirada' }, '2026-11-28', 'vencida'],
    ['a loan that is still due', { tipo: 'prazo_chegando' }, { estado: null }, today, null],
    ['a loan that was returned', { tipo: 'atraso_1_dia' }, { estado: null, isDone: true }, today, 'devolvido'],
    ['a loan that was renewed', { tipo: 'prazo_chegando' }, { estado: null, ate: '2026-12-08' }, today, 'renovado'],
    ['a hold that is gone', {}, undefined, today, 'removido'],
    ['a loan that was returned and is gone', { tipo: 'atraso_1_dia' }, undefined, today, 'devolvido'],
    ['a hold that has lapsed, of who keeps no history', { tipo: 'reserva_vencida' }, undefined, '2026-12-01', null],
    ['old news of it', { tipo: 'reserva_vencida' }, undefined, '2026-12-02', 'antigo'],
    ['a request that failed, of them', { tipo: 'pedido_mudou', estado: '5' }, undefined, today, null],
    ['a request that is on its way, of them', { tipo: 'pedido_mudou', estado: '2' }, undefined, today, 'removido'],
    ['a fine that was paid, of them', { tipo: 'multa_parou' }, undefined, today, 'paga'],
    ['a copy that was lent today', { tipo: 'pedido_mudou', estado: '4' }, { estado: '4' }, today, null],
    ['a copy that was lent before', { tipo: 'pedido_mudou', estado: '4' }, { estado: '4' }, '2026-11-25', 'antigo'],
    ['a fine that is owed', { tipo: 'multa_parou' }, { estado: null, isDone: true }, '2026-12-31', null],
    ['a fine that was paid', { tipo: 'multa_parou' }, { estado: 'paga', isDone: true }, today, 'paga'],
    ['a declaration that is good', { tipo: 'nada_consta_vence' }, {}, '2026-11-27', null],
    ['a declaration that has ended', { tipo: 'nada_consta_vence' }, {}, '2026-11-28', 'vencida'],
    ['a declaration that was cancelled', { tipo: 'nada_consta_vence' }, { isDone: true }, today, 'cancelada'],
    ['news of its end', { tipo: 'nada_consta_venceu' }, {}, '2026-12-01', null],
    ['old news of its end', { tipo: 'nada_consta_venceu' }, {}, '2026-12-02', 'antigo'],
    ['a suspension that has ended', { tipo: 'afastamento_terminou' }, {}, '2026-12-01', null],
    ['a suspension that goes on', { tipo: 'afastamento_terminou' }, { ate: null }, today, 'mudou'],
    ['a request that moved on', { tipo: 'pedido_mudou', estado: '2' }, { estado: '3' }, today, 'mudou'],
    ['a request that is ready', { tipo: 'pedido_mudou', estado: '3' }, { estado: '3' }, '2027-01-01', null],
    ['a request that ended long ago', { tipo: 'pedido_mudou', estado: '4' }, { estado: '4' }, '2026-12-24', 'antigo'],
    ['news of this week', { tipo: 'comentario_decidido' }, {}, '2026-12-01', null],
    ['news of last week', { tipo: 'comentario_decidido' }, {}, '2026-12-02', 'antigo'],
    ['a slip that was paid', { tipo: 'guia_vence_amanha' }, { estado: 'paga' }, today, 'paga'],
    ['a slip that has lapsed', { tipo: 'guia_vence_amanha' }, { estado: 'vencida' }, '2026-11-28', 'vencida'],
    ['a slip that was cancelled', { tipo: 'guia_vence_amanha' }, { estado: 'cancelada' }, today, 'cancelada'],
    ['news of a payment of this week', { tipo: 'guia_paga' }, { estado: 'paga' }, '2026-12-01', null],
    ['news of a payment of last week', { tipo: 'guia_paga' }, { estado: 'paga' }, '2026-12-02', 'antigo'],
    ['a slip that can be paid', { tipo: 'guia_vence_amanha' }, { estado: 'aberta' }, today, null],
    ['a sign-in of this week', { tipo: 'acesso_novo' }, {}, '2026-12-01', null],
    ['a sign-in of last week', { tipo: 'acesso_novo' }, {}, '2026-12-02', 'antigo'],
    ['a sign-in that was ended', { tipo: 'acesso_novo' }, { isDone: true }, today, 'encerrado'],
    ['a sign-in that is forgotten', { tipo: 'acesso_novo' }, undefined, today, 'antigo'],
    ['an interest that ends soon', { tipo: 'interesse_vence' }, {}, '2026-11-27', null],
    ['an interest that was extended', { tipo: 'interesse_vence' }, { ate: '2027-05-27' }, today, 'renovado'],
    ['an interest that has ended', { tipo: 'interesse_vence' }, {}, '2026-11-28', 'vencida'],
    ['an interest that has ended and was told', { tipo: 'interesse_terminou' }, {}, '2026-12-01', null],
    ['the end of one that is followed again', { tipo: 'interesse_terminou' }, { ate: '2027-05-27' }, today, null],
    [
      'the end of one that is followed again, a week later',
      { tipo: 'interesse_terminou' },
      { ate: '2027-05-27' },
      '2026-12-02',
      'antigo',
    ],
    ['an interest that is followed no more', { tipo: 'interesse_vence' }, undefined, today, 'removido'],
    [
      'a place in the queue',
      { tipo: 'reserva_andou', estado: '2', ate: null },
      { estado: 'fila', posicao: 2 },
      today,
      null,
    ],
    [
      'a place in the queue that has changed',
      { tipo: 'reserva_andou', estado: '2', ate: null },
      { estado: 'fila', posicao: 1 },
      today,
      'mudou',
    ],
    ['a place in the queue that was served', { tipo: 'reserva_andou', estado: '2' }, {}, today, 'mudou'],
  ])('%s', (_, told, state, day, expected) => {
    expect(noticeOutcome({ ...notice, ...told }, state && { ...now, ...state }, day)).toBe(expected);
  });
});
