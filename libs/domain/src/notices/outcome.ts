import { HoldStatus, LoanRequestStatus, NoticeKind, NoticeOutcome, type Notice } from '@catalogue/api-contract';
import { daysBetween } from '../dates';
import { isOpenRequest } from '../loan-requests/loanRequest';
import { thingOf } from './notices';
import type { SlipStatus } from '../clearance/paymentSlip';

/** Status of a loan of which nothing is owed. */
export const paidFine = 'paga';

/**
 * The thing of a notice as it is now: its status, its deadline (ISO), and whether it is over: a loan that was returned, a
 * session that was ended, a declaration that was cancelled.
 */
export interface ThingNow {
  estado: string | null;
  ate: string | null;
  isDone: boolean;
  /** Of a hold that waits: its place in the queue. */
  posicao?: number | null;
}

/** Days for which news without a deadline stays among what is true now. */
export const newsDays = 7;

/**
 * What became of a notice's fact, or null while it is true on `today` (ISO). It is read from the thing itself, so that
 * no act, of whomever, leaves a false notice behind.
 */
export function noticeOutcome(
  notice: Pick<Notice, 'tipo' | 'dia' | 'ate' | 'estado'>,
  now: ThingNow | undefined,
  today: string,
): Notice['desfecho'] {
  // The loan of a copy that was handed over has notices of its own.
  const isLent = notice.tipo === NoticeKind.loanRequestMoved && notice.estado === LoanRequestStatus.finished;
  const isOld = daysBetween(notice.dia, today) > (isLent ? 0 : newsDays);
  if (!now) return goneOutcome(notice, isOld);
  switch (thingOf(notice.tipo)) {
    case 'emprestimo':
      if (notice.tipo === NoticeKind.fineStopped) return now.estado === paidFine ? NoticeOutcome.paid : null;
      if (now.isDone) return NoticeOutcome.returned;
      return now.ate !== notice.ate ? NoticeOutcome.renewed : null;
    case 'reserva':
      return holdOutcome(notice, now, today, isOld);
    case 'pedido':
    case 'solicitacao':
      if (now.estado !== notice.estado) return NoticeOutcome.changed;
      return isOld && !isOpenRequest(now.estado ?? LoanRequestStatus.finished) ? NoticeOutcome.old : null;
    case 'comentario':
    case 'pesquisa':
    case 'perfil':
    case 'fasciculo':
      return isOld ? NoticeOutcome.old : null;
    case 'interesse':
      // One that is followed again after its end was not extended.
      if (notice.tipo === NoticeKind.interestEnded) return isOld ? NoticeOutcome.old : null;
      if (now.ate !== notice.ate) return NoticeOutcome.renewed;
      return now.ate !== null && now.ate < today ? NoticeOutcome.lapsed : null;
    case 'sessao':
      if (now.isDone) return NoticeOutcome.ended;
      return isOld ? NoticeOutcome.old : null;
    case 'declaracao':
      if (notice.tipo === NoticeKind.declarationEnded) return isOld ? NoticeOutcome.old : null;
      if (now.isDone) return NoticeOutcome.cancelled;
      return now.ate !== null && now.ate < today ? NoticeOutcome.lapsed : null;
    case 'afastamento':
      if (now.ate !== notice.ate) return NoticeOutcome.changed;
      return isOld ? NoticeOutcome.old : null;
    case 'guia':
      if (notice.tipo === NoticeKind.slipPaid) return isOld ? NoticeOutcome.old : null;
      return slipOutcomes[now.estado ?? ''] ?? null;
  }
}

/** What became of a thing that is deleted, as all that has ended is of who keeps no history. */
function goneOutcome({ tipo, estado }: Pick<Notice, 'tipo' | 'estado'>, isOld: boolean): Notice['desfecho'] {
  // A session is forgotten some weeks after it was used last.
  if (thingOf(tipo) === 'sessao') return NoticeOutcome.old;
  // What is owed is not deleted, nor is a loan whose copy is not back.
  if (tipo === NoticeKind.fineStopped) return NoticeOutcome.paid;
  if (thingOf(tipo) === 'emprestimo') return NoticeOutcome.returned;
  const isRequest = tipo === NoticeKind.loanRequestMoved || tipo === NoticeKind.requestMoved;
  const tellsOfEnd =
    tipo === NoticeKind.holdLapsed ||
    tipo === NoticeKind.interestEnded ||
    (isRequest && !isOpenRequest(estado ?? LoanRequestStatus.waiting));
  if (!tellsOfEnd) return NoticeOutcome.gone;
  return isOld ? NoticeOutcome.old : null;
}

const slipOutcomes: Partial<Record<string, Notice['desfecho']>> = {
  paga: NoticeOutcome.paid,
  vencida: NoticeOutcome.lapsed,
  cancelada: NoticeOutcome.cancelled,
} satisfies Record<Exclude<SlipStatus, 'aberta'>, Notice['desfecho']>;

function holdOutcome(
  { tipo, estado }: Pick<Notice, 'tipo' | 'estado'>,
  now: ThingNow,
  today: string,
  isOld: boolean,
): Notice['desfecho'] {
  if (tipo === NoticeKind.holdLapsed) return isOld ? NoticeOutcome.old : null;
  if (now.estado === HoldStatus.cancelled) return NoticeOutcome.cancelled;
  if (now.estado === HoldStatus.met) return NoticeOutcome.fetched;
  if (now.estado === HoldStatus.lapsed) return NoticeOutcome.lapsed;
  if (tipo === NoticeKind.holdMovedUp)
    return now.estado === HoldStatus.waiting && estado === String(now.posicao) ? null : NoticeOutcome.changed;
  return now.ate !== null && now.ate < today ? NoticeOutcome.lapsed : null;
}
