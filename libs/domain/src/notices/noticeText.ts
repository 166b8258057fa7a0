import { LoanRequestStatus, NoticeKind, type Notice } from '@catalogue/api-contract';
import { bySignature } from '../clearance/clearance';
import { daysBetween } from '../dates';
import { fineOn } from '../loans/fine';
import { reaisInText } from '../money';
import type { Language } from '../language';
import { openHoursText } from '../site/openingHours';
import { english } from './englishNotices';
import type { Parts, Table } from './noticeParts';
import { portuguese } from './portugueseNotices';
import { spanish } from './spanishNotices';

/** What each kind of notice says, in each language. */
const noticeTables: Record<Language, Table> = { pt: portuguese, en: english, es: spanish };

/** The text of a notice: a line, and what to do about it. */
export interface NoticeWords {
  title: string;
  detail: string;
}

const months: Record<Language, string> = {
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
};

const statuses: Record<Language, Partial<Record<string, string>>> = {
  // One that waits is told of only when it is answered.
  pt: {
    [LoanRequestStatus.waiting]: 'a biblioteca respondeu',
    [LoanRequestStatus.inTransit]: 'em trânsito',
    [LoanRequestStatus.available]: 'disponível para retirar',
    [LoanRequestStatus.finished]: 'finalizado',
    [LoanRequestStatus.notFinished]: 'não pôde ser atendido',
    [LoanRequestStatus.removed]: 'removido',
  },
  en: {
    [LoanRequestStatus.waiting]: 'the library has answered',
    [LoanRequestStatus.inTransit]: 'on its way',
    [LoanRequestStatus.available]: 'ready to pick up',
    [LoanRequestStatus.finished]: 'finished',
    [LoanRequestStatus.notFinished]: 'could not be met',
    [LoanRequestStatus.removed]: 'removed',
  },
  es: {
    [LoanRequestStatus.waiting]: 'la biblioteca respondió',
    [LoanRequestStatus.inTransit]: 'en tránsito',
    [LoanRequestStatus.available]: 'disponible para retirar',
    [LoanRequestStatus.finished]: 'finalizado',
    [LoanRequestStatus.notFinished]: 'no se pudo atender',
    [LoanRequestStatus.removed]: 'retirado',
  },
};

const decisions: Record<Language, Partial<Record<string, string>>> = {
  pt: { aprovado: 'publicado', recusado: 'não aprovado' },
  en: { aprovado: 'published', recusado: 'not approved' },
  es: { aprovado: 'publicado', recusado: 'no aprobado' },
};

const lentToYou: Record<Language, string> = { pt: 'está com você', en: 'is with you', es: 'está con usted' };
/** The same to who acts for the reader. */
const lentToOther: Record<Language, string> = {
  pt: 'está com a pessoa',
  en: 'is with this person',
  es: 'está con la persona',
};
/** Of a loan request without a place to pick it up. */
const toDeliver: Record<Language, string> = {
  pt: 'pronto para a entrega',
  en: 'ready for delivery',
  es: 'listo para la entrega',
};

const steps: Partial<Record<string, Parts['step']>> = {
  [LoanRequestStatus.inTransit]: 'onWay',
  [LoanRequestStatus.available]: 'ready',
  [LoanRequestStatus.finished]: 'lent',
  [LoanRequestStatus.notFinished]: 'failed',
};

type StateParts = Pick<Parts, 'estado' | 'step' | 'bySignature'>;
type StateText = (estado: string, language: Language, place: string | null, acting: boolean) => StateParts;

/** Its words do not say it. */
const unsaid: StateText = () => saying('');
/** A number, a label or an address: said as it is, whatever else has the same signs. */
const asItIs: StateText = (estado) => saying(estado);
const asAmount: StateText = (estado) => saying(reaisInText(Number(estado)));
const asStatus: StateText = (estado, language) => ({
  ...saying(statuses[language][estado] ?? estado),
  step: steps[estado],
});
const asDecision: StateText = (estado, language) => saying(decisions[language][estado] ?? estado);
// What a loan request ends with is in the reader's hands.
const asLoanStatus: StateText = (estado, language, place, acting) => {
  const step = steps[estado];
  if (step === 'lent') return { ...saying((acting ? lentToOther : lentToYou)[language]), step };
  return step === 'ready' && place === null
    ? { ...saying(toDeliver[language]), step }
    : asStatus(estado, language, place, acting);
};
/** What a deviation came of. */
const asOrigin: StateText = (estado) => ({ ...saying(''), bySignature: estado === bySignature });

const saying = (estado: string): StateParts => ({ estado, step: undefined, bySignature: false });

/** What `estado` is, by kind: a code means another thing, or none, in each. */
const stateTexts: Record<Notice['tipo'], StateText> = {
  [NoticeKind.dueSoon]: unsaid,
  [NoticeKind.dueTomorrow]: unsaid,
  [NoticeKind.late1Day]: unsaid,
  [NoticeKind.late7Days]: unsaid,
  [NoticeKind.late15Days]: unsaid,
  [NoticeKind.lateMonths]: unsaid,
  [NoticeKind.fineStopped]: asAmount,
  [NoticeKind.holdReady]: unsaid,
  [NoticeKind.holdLapsesTomorrow]: unsaid,
  [NoticeKind.holdLapsed]: unsaid,
  [NoticeKind.holdMovedUp]: asItIs,
  [NoticeKind.loanRequestMoved]: asLoanStatus,
  [NoticeKind.requestMoved]: asStatus,
  [NoticeKind.commentDecided]: asDecision,
  [NoticeKind.slipDueTomorrow]: asAmount,
  [NoticeKind.slipPaid]: asAmount,
  [NoticeKind.declarationEndsSoon]: unsaid,
  [NoticeKind.declarationEnded]: unsaid,
  [NoticeKind.deviationEnded]: asOrigin,
  [NoticeKind.searchHasNew]: asItIs,
  [NoticeKind.profileHasNew]: asItIs,
  [NoticeKind.interestEndsSoon]: unsaid,
  [NoticeKind.interestEnded]: unsaid,
  [NoticeKind.issueReceived]: asItIs,
  [NoticeKind.sessionOpened]: asItIs,
};

/** Of notices about requests that were given before they named what is asked for. */
const requestNames: Record<Language, Record<string, string>> = {
  pt: {
    'comutacao-bibliografica': 'Comutação bibliográfica',
    'levantamento-bibliografico': 'Levantamento bibliográfico',
    'ficha-catalografica': 'Ficha catalográfica',
    'pesquisa-especializada': 'Pesquisa especializada',
    'emprestimo-inter-bibliotecas': 'Empréstimo entre bibliotecas',
  },
  en: {
    'comutacao-bibliografica': 'Document delivery',
    'levantamento-bibliografico': 'Bibliographic survey',
    'ficha-catalografica': 'Catalogue sheet',
    'pesquisa-especializada': 'Specialised search',
    'emprestimo-inter-bibliotecas': 'Inter-library loan',
  },
  es: {
    'comutacao-bibliografica': 'Conmutación bibliográfica',
    'levantamento-bibliografico': 'Búsqueda bibliográfica',
    'ficha-catalografica': 'Ficha catalográfica',
    'pesquisa-especializada': 'Búsqueda especializada',
    'emprestimo-inter-bibliotecas': 'Préstamo interbibliotecario',
  },
};

function dayIn(language: Language, iso: string): string {
  const [, month = '', day = ''] = iso.split('-');
  const number = Number(day) === 1 && language === 'pt' ? '1º' : String(Number(day));
  return `${number}\u00a0${months[language].split(' ')[Number(month) - 1] ?? ''}`;
}

/**
 * A notice in words, true on `today` (ISO), or without it on any day: what, by when, and what it costs. Days and amounts of a late loan are those of
 * `today`, at so many reais a day. `acting`: to who acts for the person, it speaks of them. The server stores and mails them; the screen says them again with its own day.
 */
export function noticeText(
  { tipo, nome, ate, dia, desc_biblioteca, estado, ...details }: Omit<Notice, 'desfecho' | 'codigo' | 'cod_acervo'>,
  language: Language,
  { today: known, perDay, acting = false }: { today?: string; perDay: number; acting?: boolean },
): NoticeWords {
  const today = known ?? dia;
  const [title, detail] = noticeTables[language][tipo]({
    nome: requestNames[language][nome] ?? nome,
    ate: ate === null ? '' : dayIn(language, ate),
    dia: dayIn(language, dia),
    place: desc_biblioteca ?? '',
    hours: details.horario ? openHoursText(details.horario, language) : '',
    // Words that are read on any day say no "tomorrow".
    left: known === undefined || ate === null ? -1 : daysBetween(known, ate),
    late: ate === null ? 0 : Math.max(0, daysBetween(ate, today)),
    owed: reaisInText(ate === null ? 0 : fineOn(ate, today, perDay)),
    daily: reaisInText(perDay),
    ...stateTexts[tipo](estado ?? '', language, desc_biblioteca, acting),
    acting,
    answer: details.resposta ?? '',
    cost: details.valor === undefined ? '' : reaisInText(details.valor),
    // Open days that are over are no help any more.
    openUntil:
      details.devolver_ate !== undefined && details.devolver_ate >= today ? dayIn(language, details.devolver_ate) : '',
    cannotRenew: details.nao_renova,
  });
  return { title, detail };
}
