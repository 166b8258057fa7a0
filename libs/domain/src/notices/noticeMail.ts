import type { Notice } from '@catalogue/api-contract';
import type { Language } from '../language';
import { noticeText, type NoticeWords } from './noticeText';
import { topicOf } from './preferences';
import { byDeadline } from './noticeOrder';
import { topicName } from './topicName';

/** What a mail says, sentence by sentence: its text and its HTML are made of the same. */
export interface NoticeMail {
  subject: string;
  /** `Bibliotecas UFVI`. */
  library: string;
  greeting: string;
  opening: string;
  notices: readonly NoticeWords[];
  /** The link to what to do now. */
  area: string;
  reason: string;
  /** The link that stops mails like this one. */
  stop: string;
}

interface Frame extends Record<'opening' | 'area' | 'stop' | 'sessions' | 'always' | 'test' | 'tested', string> {
  library: (sigla: string) => string;
  /** Of several notices: the first one's title, and how many others there are. */
  subject: (first: string, others: number) => string;
  reason: (topics: string) => string;
}

const frames: Record<Language, Frame> = {
  pt: {
    library: (sigla) => `Bibliotecas ${sigla}`,
    subject: (first, others) => `${first}, e mais ${others} ${others === 1 ? 'aviso' : 'avisos'}`,
    opening: 'Avisos da biblioteca de hoje:',
    area: 'Veja o que fazer agora',
    reason: (topics) => `Você recebe este e-mail porque quer avisos sobre: ${topics}.`,
    stop: 'Parar estes e-mails, sem entrar',
    sessions: 'Veja onde você está conectado',
    always: 'Este e-mail protege a sua conta: vem sempre.',
    test: 'Teste dos avisos da biblioteca',
    tested: 'Você pediu este teste: os avisos da biblioteca chegam aqui.',
  },
  en: {
    library: (sigla) => `${sigla} Libraries`,
    subject: (first, others) => `${first}, and ${others} more ${others === 1 ? 'notice' : 'notices'}`,
    opening: "Today's notices from the library:",
    area: 'See what to do now',
    reason: (topics) => `You get this e-mail because you want notices about: ${topics}.`,
    stop: 'Stop these e-mails, without signing in',
    sessions: 'See where you are signed in',
    always: 'This e-mail protects your account: it is always sent.',
    test: 'Test of the library’s notices',
    tested: 'You asked for this test: notices from the library arrive here.',
  },
  es: {
    library: (sigla) => `Bibliotecas ${sigla}`,
    subject: (first, others) => `${first}, y ${others} ${others === 1 ? 'aviso' : 'avisos'} más`,
    opening: 'Avisos de hoy de la biblioteca:',
    area: 'Vea qué hacer ahora',
    reason: (topics) => `Recibe este correo porque quiere avisos sobre: ${topics}.`,
    stop: 'Dejar de recibir estos correos, sin entrar',
    sessions: 'Vea dónde está conectado',
    always: 'Este correo protege su cuenta: llega siempre.',
    test: 'Prueba de los avisos de la biblioteca',
    tested: 'Usted pidió esta prueba: los avisos de la biblioteca llegan aquí.',
  },
};

/** A mail of notices to a person, in their language, on a day (ISO); `sigla` and the fine per day are the institution's. */
export function noticeMail(
  notices: readonly Omit<Notice, 'desfecho'>[],
  { nome_pessoa, idioma }: { nome_pessoa: string; idioma: Language },
  { sigla, perDay, today }: { sigla: string; perDay: number; today?: string },
): NoticeMail {
  const { library, subject, opening, area, reason, stop } = frames[idioma];
  const sorted = byDeadline(notices);
  const told = sorted.map((notice) => noticeText(notice, idioma, { perDay, ...(today !== undefined && { today }) }));
  const first = told[0]?.title ?? '';
  const topics = [...new Set(sorted.map(({ tipo }) => topicName(topicOf(tipo), idioma)))];
  return {
    subject: told.length > 1 ? subject(first, told.length - 1) : first,
    library: library(sigla),
    greeting: `${nome_pessoa},`,
    opening,
    notices: told,
    area,
    reason: reason(topics.join('; ')),
    stop,
  };
}

/** The mail as plain text, with the addresses of its two links. */
export const noticeMailText = (mail: NoticeMail, links: Record<'area' | 'stop', string>): string =>
  [
    mail.greeting,
    mail.opening,
    ...mail.notices.map(({ title, detail }) => (detail === '' ? title : `${title}\n${detail}`)),
    `${mail.area}: ${links.area}`,
    mail.library,
    `${mail.reason}\n${mail.stop}: ${links.stop}`,
  ].join('\n\n');

/** The mail about a sign-in on a new device, as plain text: it is sent at once, alone, and cannot be stopped. */
export function securityMail(
  notice: Omit<Notice, 'desfecho'>,
  { nome_pessoa, idioma }: { nome_pessoa: string; idioma: Language },
  { sigla, perDay, sessions }: { sigla: string; perDay: number; sessions: string },
): { subject: string; text: string } {
  const frame = frames[idioma];
  const { title, detail } = noticeText(notice, idioma, { perDay });
  const text = [
    `${nome_pessoa},`,
    `${title}\n${detail}`,
    `${frame.sessions}: ${sessions}`,
    `${frame.library(sigla)}\n${frame.always}`,
  ].join('\n\n');
  return { subject: title, text };
}

/** The mail by which a person sees that notices reach them, as plain text; `preferences` is the address of their choices. */
export function testMail(
  { nome_pessoa, idioma }: { nome_pessoa: string; idioma: Language },
  { sigla, preferences }: { sigla: string; preferences: string },
): { subject: string; text: string } {
  const { test, tested, library } = frames[idioma];
  return { subject: test, text: [`${nome_pessoa},`, tested, preferences, library(sigla)].join('\n\n') };
}
