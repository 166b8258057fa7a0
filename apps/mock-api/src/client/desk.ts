import { pathOf, type Ask } from './ask';
import type {
  DebtPayment,
  LentCopy,
  MovedOtherRequest,
  MovedRequest,
  OpenRequest,
  ReceivedIssue,
  RequestAct,
  ReturnedCopy,
  SlipPayment,
  WaitingComment,
} from './desk.types';

/** What the staff of the library does, at the clock's day. */
export const deskOf = (ask: Ask) => ({
  comments: {
    /** Those that wait for moderation. */
    waiting: () => ask<WaitingComment[]>('GET', '/__mock/comments'),
    /** `motivo`: what the author of a refused comment on a title reads. */
    moderate: ({ kind, id }: Pick<WaitingComment, 'kind' | 'id'>, aprovado: boolean, motivo?: string) =>
      ask<{ id: number; aprovado: boolean }>('PUT', pathOf`/__mock/comments/${kind}/${id}`, { aprovado, motivo }),
  },
  /** Acts of the library's desk, at the clock's day. */
  copies: {
    /** Lends a copy, by its barcode, to the person with a login; `force`: also where a block or a deviation forbids it. */
    lend: (copy: string, login: string, { force }: { force?: boolean } = {}) =>
      ask<LentCopy>('POST', pathOf`/__mock/copies/${copy}/lend`, { login, force }),
    /** Takes a copy back; the next hold gets it. */
    take: (copy: string) => ask<ReturnedCopy>('POST', pathOf`/__mock/copies/${copy}/return`),
  },
  loanRequests: {
    /** Moves a loan request on to its next status, by its `codigo`; at the end its copy is lent. Or answers or refuses it. */
    move: (request: string, act: RequestAct = {}) =>
      ask<MovedRequest>('POST', pathOf`/__mock/loan-requests/${request}/move`, act),
  },
  requests: {
    /** Those of any type that are not over, the newest first. */
    open: () => ask<OpenRequest[]>('GET', '/__mock/requests'),
    /** The same with a request of another type; `valor`: what it costs, in reais. */
    move: (request: string, act: RequestAct & { valor?: number } = {}) =>
      ask<MovedOtherRequest>('POST', pathOf`/__mock/requests/${request}/move`, act),
  },
  debts: {
    /** Pays what is still owed of a debt, by its `cod_debito`, without a slip. */
    pay: (debt: string) => ask<DebtPayment>('POST', pathOf`/__mock/debts/${debt}/pay`),
  },
  serials: {
    /** Receives the issue of a serial that has been due longest or is expected first, by the code of its title. */
    receive: (title: string) => ask<ReceivedIssue>('POST', pathOf`/__mock/serials/${title}/receive`),
  },
  slips: {
    /** Pays a slip today, by the number that the patron sees, and with it the debts that it is for. */
    pay: (slip: string) => ask<SlipPayment>('POST', pathOf`/__mock/slips/${slip}/pay`),
  },
});
