import {
  HoldStatus,
  LoanRequestStatus,
  NoticeKind,
  type HoldEntry,
  type Notice,
  type PendingTitle,
  type RequestEntry,
  type RequestType,
} from '@catalogue/api-contract';
import { isRunningFine } from '../clearance/paymentSlip';
import { brazilianFromIso, daysBetween, isoFromBrazilian } from '../dates';
import { isDelivered } from '../loan-requests/loanRequest';
import { fineOn, totalOwed, type amountOwed } from '../loans/fine';
import { uselessRenewal } from '../loans/renewal';
import { dueState } from '../loans/dueDate';
import type { PersonRenewalBlock } from '../person/renewalEligibility';

/** What a patron has; data not loaded yet are left out. */
export interface Belongings {
  loans?: readonly PendingTitle[] | undefined;
  holds?:
    | readonly Pick<HoldEntry, 'cod_reserva' | 'cod_acervo' | 'titulo' | 'situacao' | 'validade' | 'desc_biblioteca'>[]
    | undefined;
  loanRequests?: readonly RequestFacts[] | undefined;
  /** Requests of all five types; `place` is where the copy from another library is fetched, null where that is not known. */
  requests?:
    readonly (Pick<RequestEntry, 'codigo' | 'tipo' | 'resumo' | 'status'> & { place: string | null })[] | undefined;
  debts?: readonly DebtFacts[] | undefined;
  /** Payment slips, payable until the ISO date `vencimento` while they are open. */
  slips?: readonly { situacao: string; vencimento: string }[] | undefined;
  /** What the patron follows, until the ISO date `validade`. */
  topics?:
    | readonly { kind: 'topic' | 'serial' | 'workType'; codigo: string; descricao: string; validade: string }[]
    | undefined;
  /** Signed declarations, good until the ISO date `valida_ate`; a server may have none of these dates. */
  declarations?:
    readonly { codigo_autenticidade: string; desc_biblioteca: string; valida_ate?: string | undefined }[] | undefined;
  /** A new e-mail address that waits for the code that was mailed to it; null for none. */
  pendingEmail?: string | null | undefined;
  /** What of the patron, such as a late loan or a debt, stops all renewals; null for nothing. */
  personBlock?: PersonRenewalBlock | null | undefined;
  /** What each day of delay costs, in reais. */
  perDay: number;
}
interface RequestFacts {
  codigo: string;
  cod_acervo: string;
  titulo: string;
  status: string;
  desc_biblioteca_recebimento: string;
  domicilio?: string | null;
  recebimento_textual?: string | null;
}
type DebtFacts = Parameters<typeof isRunningFine>[0] & Parameters<typeof amountOwed>[0];

/** One thing to do: what (`does`), by when (`day`, ISO; null: at any time), and what it costs not to. */
export interface ToDo {
  key: string;
  /** Of which list it is; `blocked` is the patron’s own access. */
  kind:
    | 'loan'
    | 'hold'
    | 'loanRequest'
    | 'request'
    | 'debts'
    | 'topic'
    | 'serial'
    | 'workType'
    | 'email'
    | 'declaration'
    | 'blocked';
  does: 'return' | 'renew' | 'fetch' | 'receive' | 'pay' | 'extend' | 'answer' | 'handIn' | 'ask';
  name: string;
  day: string | null;
  cod_acervo: string | null;
  place: string | null;
  /** Days after the day; 0 when it is not over. */
  late: number;
  /** Reais owed by now; 0 for none. */
  owed: number;
  /** The loan of `return` and `renew`. */
  loan: PendingTitle | null;
}

/** Whether a loan is to be returned or renewed now: it is late, or its due date is near. */
export function isLoanToDo(
  { dataDevolucaoPrevista }: Pick<PendingTitle, 'dataDevolucaoPrevista'>,
  today: string,
): boolean {
  const { state, soon } = dueState(dataDevolucaoPrevista, today);
  return state === 'late' || soon;
}

const deadlines: readonly Notice['tipo'][] = [
  NoticeKind.dueTomorrow,
  NoticeKind.late1Day,
  NoticeKind.late7Days,
  NoticeKind.late15Days,
  NoticeKind.lateMonths,
  NoticeKind.holdReady,
  NoticeKind.holdLapsesTomorrow,
  NoticeKind.interestEndsSoon,
  NoticeKind.declarationEndsSoon,
];

/** Whether a notice that is still true says what the list of things to do says on `today` (ISO). */
export function isNoticeToDo(
  { tipo, estado, ate, desc_biblioteca }: Pick<Notice, 'tipo' | 'estado' | 'ate' | 'desc_biblioteca'>,
  today: string,
): boolean {
  // Who asked to be told five or seven days before is told earlier than the list does.
  if (tipo === NoticeKind.dueSoon)
    return ate !== null && isLoanToDo({ dataDevolucaoPrevista: brazilianFromIso(ate) }, today);
  if (tipo === NoticeKind.loanRequestMoved) return estado === LoanRequestStatus.available && desc_biblioteca !== null;
  if (tipo === NoticeKind.requestMoved) return estado === LoanRequestStatus.available;
  return deadlines.includes(tipo);
}

/** Days before its end from which an interest is worth extending. */
export const extendDays = 7;

/** Days before its end from which a declaration is to be handed in; on the first of them there is a notice of it, too. */
export const handInDays = 3;

/** The only type of request whose result is a copy, which is fetched; that of the others is handed over. */
const interLibraryLoan: RequestType = 'emprestimo-inter-bibliotecas';

const plain = { day: null, cod_acervo: null, place: null, late: 0, owed: 0, loan: null };

/**
 * All that waits for a patron on `today` (ISO), of every kind, by date: the late ones first, then what is to be done at any
 * time, then by day, and at the same day what costs more.
 */
export function toDoOf(own: Belongings, today: string): ToDo[] {
  const items: ToDo[] = [
    ...(own.loans ?? []).flatMap((loan) => loanToDo(loan, own, today)),
    ...(own.holds ?? [])
      .filter(({ situacao }) => situacao === HoldStatus.released)
      .map(({ cod_reserva, cod_acervo, titulo, validade, desc_biblioteca }) => ({
        ...plain,
        key: `hold ${cod_reserva}`,
        kind: 'hold' as const,
        does: 'fetch' as const,
        name: titulo,
        day: validade,
        cod_acervo,
        place: desc_biblioteca,
      })),
    ...(own.loanRequests ?? [])
      .filter((request) => request.status === LoanRequestStatus.available && !isDelivered(request))
      .map(({ codigo, cod_acervo, titulo, desc_biblioteca_recebimento }) => ({
        ...plain,
        key: `loanRequest ${codigo}`,
        kind: 'loanRequest' as const,
        does: 'fetch' as const,
        name: titulo,
        cod_acervo,
        place: desc_biblioteca_recebimento,
      })),
    ...(own.requests ?? [])
      .filter(({ status }) => status === LoanRequestStatus.available)
      .map(({ codigo, tipo, resumo, place }) => ({
        ...plain,
        key: `request ${codigo}`,
        kind: 'request' as const,
        does: tipo === interLibraryLoan ? ('fetch' as const) : ('receive' as const),
        name: resumo,
        place,
      })),
    ...debtToDo(own),
    ...(own.topics ?? [])
      .filter(({ validade }) => validade >= today && daysBetween(today, validade) <= extendDays)
      .map(({ kind, codigo, descricao, validade }) => ({
        ...plain,
        key: `${kind} ${codigo}`,
        kind,
        does: 'extend' as const,
        name: descricao,
        day: validade,
      })),
    ...(own.declarations ?? []).flatMap(({ codigo_autenticidade, desc_biblioteca, valida_ate: day = '' }) =>
      day < today || daysBetween(today, day) > handInDays
        ? []
        : [
            {
              ...plain,
              key: `declaration ${codigo_autenticidade}`,
              kind: 'declaration' as const,
              does: 'handIn' as const,
              name: desc_biblioteca,
              day,
            },
          ],
    ),
    ...(own.pendingEmail
      ? [{ ...plain, key: 'email', kind: 'email' as const, does: 'answer' as const, name: own.pendingEmail }]
      : []),
    ...(own.personBlock === 'pessoa_bloqueada'
      ? [{ ...plain, key: 'blocked', kind: 'blocked' as const, does: 'ask' as const, name: '' }]
      : []),
  ];
  return items.sort((one, other) => rank(one, today).localeCompare(rank(other, today)) || other.owed - one.owed);
}

/** Late days are before today; what has no day can be done already, before what has today and the days after. */
const rank = ({ day }: ToDo, today: string) => (day === null || day < today ? (day ?? today) : `${day} `);

function loanToDo(
  loan: PendingTitle,
  { personBlock = null, perDay }: Pick<Belongings, 'personBlock' | 'perDay'>,
  today: string,
): ToDo[] {
  if (!isLoanToDo(loan, today)) return [];
  const day = isoFromBrazilian(loan.dataDevolucaoPrevista);
  const gainsTime = uselessRenewal(loan, personBlock, today) === null;
  return [
    {
      ...plain,
      key: `loan ${loan.codExemplar}`,
      kind: 'loan',
      does: gainsTime ? 'renew' : 'return',
      name: loan.descricao,
      day,
      cod_acervo: loan.cod_acervo ?? null,
      place: loan.desc_biblioteca ?? null,
      late: Math.max(0, daysBetween(day, today)),
      owed: fineOn(day, today, perDay),
      loan,
    },
  ];
}

/**
 * One payment for all debts, but the fines that still grow: those end with the return of the book. By the last day of the
 * open slip that ends first.
 */
function debtToDo({ debts = [], loans = [], slips = [] }: Belongings): ToDo[] {
  const owed = totalOwed(debts.filter((debt) => !isRunningFine(debt, loans)));
  const [day = null] = slips.flatMap(({ situacao, vencimento }) => (situacao === 'aberta' ? vencimento : [])).sort();
  return owed > 0 ? [{ ...plain, key: 'debts', kind: 'debts', does: 'pay', name: '', owed, day }] : [];
}
