import { LoanRequestStatus, NoticeKind, type Notice } from '@catalogue/api-contract';
import { bySignature } from '../clearance/clearance';
import { daysBetween } from '../dates';
import { fineOn } from '../loans/fine';
import { reaisInText } from '../money';
import type { Language } from '../language';
import { openHoursText } from '../site/openingHours';
import { english } from './englishNotices';
import type { Table } from './noticeParts';
import { thingOf } from './notices';
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

/** Statuses of requests, and decisions on comments. */
const states: Record<Language, Record<string, string>> = {
  pt: {
    '2': 'em trânsito',
    '3': 'disponível para retirar',
    '4': 'finalizado',
    '5': 'não pôde ser atendido',
    '6': 'removido',
    aprovado: 'publicado',
    recusado: 'não aprovado',
  },
  en: {
    '2': 'on its way',
    '3': 'ready to pick up',
    '4': 'finished',
    '5': 'could not be met',
    '6': 'removed',
    aprovado: 'published',
    recusado: 'not approved',
  },
  es: {
    '2': 'en tránsito',
    '3': 'disponible para retirar',
    '4': 'finalizado',
    '5': 'no se pudo atender',
    '6': 'retirado',
    aprovado: 'publicado',
    recusado: 'no aprobado',
  },
};

const lentToYou: Record<Language, string> = { pt: 'está com você', en: 'is with you', es: 'está con usted' };
/** Of a loan request without a place to pick it up. */
const toDeliver: Record<Language, string> = {
  pt: 'pronto para a entrega',
  en: 'ready for delivery',
  es: 'listo para la entrega',
};

const steps: Partial<Record<string, 'onWay' | 'ready' | 'lent' | 'failed'>> = {
  [LoanRequestStatus.inTransit]: 'onWay',
  [LoanRequestStatus.available]: 'ready',
  [LoanRequestStatus.finished]: 'lent',
  [LoanRequestStatus.notFinished]: 'failed',
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
 * A notice in words, true on `today` (ISO): what, by when, and what it costs. Days and amounts of a late loan are those of
 * `today`, at so many reais a day. The server stores and mails them; the screen says them again with its own day.
 */
export function noticeText(
  { tipo, nome, ate, dia, desc_biblioteca, estado, ...details }: Omit<Notice, 'desfecho' | 'codigo' | 'cod_acervo'>,
  language: Language,
  { today = dia, perDay }: { today?: string; perDay: number },
): NoticeWords {
  const isToDeliver =
    tipo === NoticeKind.loanRequestMoved && estado === LoanRequestStatus.available && desc_biblioteca === null;
  const [title, detail] = noticeTables[language][tipo]({
    nome: requestNames[language][nome] ?? nome,
    ate: ate === null ? '' : dayIn(language, ate),
    dia: dayIn(language, dia),
    place: desc_biblioteca ?? '',
    hours: details.horario ? openHoursText(details.horario, language) : '',
    bySignature: estado === bySignature,
    late: ate === null ? 0 : Math.max(0, daysBetween(ate, today)),
    owed: reaisInText(ate === null ? 0 : fineOn(ate, today, perDay)),
    daily: reaisInText(perDay),
    estado: isToDeliver ? toDeliver[language] : stateText(tipo, estado ?? '', language),
    // Open days that are over, and reasons of another day, are no help any more.
    openUntil:
      details.devolver_ate !== undefined && details.devolver_ate >= today ? dayIn(language, details.devolver_ate) : '',
    cannotRenew: (today === dia && details.nao_renova) || null,
    step: steps[estado ?? ''],
  });
  return { title, detail };
}

function stateText(tipo: Notice['tipo'], estado: string, language: Language): string {
  if (thingOf(tipo) === 'guia' || tipo === NoticeKind.fineStopped) return reaisInText(Number(estado));
  // A number of titles or an address is not the code of a status.
  if (['pesquisa', 'perfil', 'sessao'].includes(thingOf(tipo))) return estado;
  // What a loan request ends with is in the reader's hands.
  if (tipo === NoticeKind.loanRequestMoved && estado === LoanRequestStatus.finished) return lentToYou[language];
  return states[language][estado] ?? estado;
}
