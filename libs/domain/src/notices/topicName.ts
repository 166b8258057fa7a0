import { NoticeTopic, type NoticePreference } from '@catalogue/api-contract';
import type { Language } from '../language';

const names: Record<Language, Record<NoticePreference['assunto'], string>> = {
  pt: {
    [NoticeTopic.due]: 'Prazo chegando',
    [NoticeTopic.late]: 'Atraso e multa',
    [NoticeTopic.hold]: 'Reserva pronta',
    [NoticeTopic.queue]: 'Minha vez na fila',
    [NoticeTopic.requests]: 'Pedidos',
    [NoticeTopic.slips]: 'Guias de pagamento',
    [NoticeTopic.clearance]: 'Nada consta e afastamentos',
    [NoticeTopic.comments]: 'Comentários',
    [NoticeTopic.searches]: 'O que acompanho',
    [NoticeTopic.security]: 'Segurança da conta',
  },
  en: {
    [NoticeTopic.due]: 'Due soon',
    [NoticeTopic.late]: 'Late, with a fine',
    [NoticeTopic.hold]: 'Hold ready',
    [NoticeTopic.queue]: 'My place in the queue',
    [NoticeTopic.requests]: 'Requests',
    [NoticeTopic.slips]: 'Payment slips',
    [NoticeTopic.clearance]: 'Declarations and suspensions',
    [NoticeTopic.comments]: 'Comments',
    [NoticeTopic.searches]: 'What I follow',
    [NoticeTopic.security]: 'Account security',
  },
  es: {
    [NoticeTopic.due]: 'Vencimiento cercano',
    [NoticeTopic.late]: 'Retraso y multa',
    [NoticeTopic.hold]: 'Reserva lista',
    [NoticeTopic.queue]: 'Mi turno en la cola',
    [NoticeTopic.requests]: 'Pedidos',
    [NoticeTopic.slips]: 'Guías de pago',
    [NoticeTopic.clearance]: 'Libre de deudas y suspensiones',
    [NoticeTopic.comments]: 'Comentarios',
    [NoticeTopic.searches]: 'Lo que sigo',
    [NoticeTopic.security]: 'Seguridad de la cuenta',
  },
};

/** The name of a kind of notices: mail, screen and the page that stops mails say the same. */
export const topicName = (topic: NoticePreference['assunto'], language: Language): string => names[language][topic];
