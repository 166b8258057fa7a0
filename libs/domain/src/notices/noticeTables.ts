import { NoticeKind, type Notice } from '@catalogue/api-contract';
import type { Language } from '../language';

/** The parts of a notice's words, already in the language of the reader. */
interface Parts {
  nome: string;
  /** The deadline: `24 nov`; empty without one. */
  ate: string;
  /** The day of the notice. */
  dia: string;
  place: string;
  /** Whole days since the deadline. */
  late: number;
  owed: string;
  daily: string;
  estado: string;
  /** The last open day before a deadline on which the library is closed; empty without one. */
  openUntil: string;
  /** Why the loan cannot be renewed today. */
  cannotRenew: Notice['nao_renova'] | null;
  /** What became of a request. */
  step: 'onWay' | 'ready' | 'lent' | 'failed' | undefined;
}

type Table = Record<Notice['tipo'], (parts: Parts) => readonly [title: string, detail: string]>;

const sentence = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const stop = (text: string): string => (text === '' ? '' : `${text}.`);
const at = (what: string, place: string): string => (place === '' ? '' : `${what}: ${place}.`);

const portuguese: Table = {
  [NoticeKind.dueSoon]: (it) => dueInPortuguese(it),
  [NoticeKind.dueTomorrow]: (it) => dueInPortuguese(it),
  [NoticeKind.late1Day]: (it) => lateInPortuguese(it, 'A multa começou: '),
  [NoticeKind.late7Days]: (it) => lateInPortuguese(it),
  [NoticeKind.late15Days]: (it) => lateInPortuguese(it),
  [NoticeKind.holdReady]: (it) => [
    `${it.nome} está à sua espera`,
    sentence(it.ate && `Retire até ${it.ate}.`, at('Onde', it.place), 'Depois disso, a reserva termina.'),
  ],
  [NoticeKind.holdLapsesTomorrow]: (it) => [
    `${it.nome} espera por você só até ${it.ate}`,
    sentence(at('Onde retirar', it.place), 'Depois disso, a reserva termina.'),
  ],
  [NoticeKind.holdLapsed]: (it) => [
    `A reserva de ${it.nome} terminou`,
    `O exemplar esperou por você até ${it.ate}. Para pedi-lo de novo, faça outra reserva.`,
  ],
  [NoticeKind.holdMovedUp]: (it) => [`A fila de ${it.nome} andou`, `Você é a ${it.estado}ª pessoa da fila.`],
  [NoticeKind.loanRequestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence(
      it.step === 'onWay' ? at('Vai para', it.place) : '',
      it.step === 'ready' && it.place ? `${at('Onde retirar', it.place)} Leve a sua carteira.` : '',
      it.step === 'ready' && !it.place ? 'A biblioteca leva ao lugar pedido.' : '',
      it.step === 'lent' ? 'O prazo está em Empréstimos.' : '',
      it.step === 'failed' ? 'Peça outro exemplar, ou fale com a biblioteca.' : '',
    ),
  ],
  [NoticeKind.requestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence('Um pedido seu à biblioteca.', it.step === 'ready' ? 'Fale com ela para receber.' : ''),
  ],
  [NoticeKind.commentDecided]: (it) => [`Seu comentário sobre ${it.nome}: ${it.estado}`, ''],
  [NoticeKind.slipDueTomorrow]: (it) => [
    `A guia de ${it.estado} vence em ${it.ate}`,
    sentence(stop(it.place), 'Depois disso, gere outra.'),
  ],
  [NoticeKind.slipPaid]: (it) => [`A guia de ${it.estado} foi paga`, stop(it.place)],
  [NoticeKind.searchHasNew]: (it) => [
    it.estado === '1' ? `1 título novo em “${it.nome}”` : `${it.estado} títulos novos em “${it.nome}”`,
    'Uma pesquisa que você segue.',
  ],
  [NoticeKind.profileHasNew]: (it) => [
    it.estado === '1' ? `Título novo: ${it.nome}` : `${it.estado} títulos novos, entre eles ${it.nome}`,
    'Do que você acompanha.',
  ],
  [NoticeKind.sessionOpened]: (it) => [
    it.nome === '' ? 'Alguém entrou na sua conta' : `Alguém entrou na sua conta: ${it.nome}`,
    sentence(`Em ${it.dia}, do endereço ${it.estado}.`, 'Se não foi você, encerre o acesso e troque a senha.'),
  ],
};

const dueInPortuguese = (it: Parts): readonly [string, string] => [
  `${it.nome} vence em ${it.ate}`,
  sentence(
    it.cannotRenew === 'titulo_reservado' ? 'Não renova: outra pessoa espera.' : '',
    it.cannotRenew === 'limite_renovacoes_excedido' ? 'Não renova mais: você já usou todas as renovações.' : '',
    it.openUntil && `Em ${it.ate} a biblioteca está fechada: devolva até ${it.openUntil}.`,
    at('Onde devolver', it.place),
    `Depois de ${it.ate}, ${it.daily} por dia.`,
  ),
];

const lateInPortuguese = (it: Parts, before = ''): readonly [string, string] => [
  `${it.nome} está ${it.late} ${it.late === 1 ? 'dia atrasado' : 'dias atrasado'}`,
  sentence(`${before}${it.owed} até agora, mais ${it.daily} por dia.`, at('Onde devolver', it.place)),
];

const english: Table = {
  [NoticeKind.dueSoon]: (it) => dueInEnglish(it),
  [NoticeKind.dueTomorrow]: (it) => dueInEnglish(it),
  [NoticeKind.late1Day]: (it) => lateInEnglish(it, 'The fine has begun: '),
  [NoticeKind.late7Days]: (it) => lateInEnglish(it),
  [NoticeKind.late15Days]: (it) => lateInEnglish(it),
  [NoticeKind.holdReady]: (it) => [
    `${it.nome} is waiting for you`,
    sentence(it.ate && `Pick it up by ${it.ate}.`, at('Where', it.place), 'After that, the hold is over.'),
  ],
  [NoticeKind.holdLapsesTomorrow]: (it) => [
    `${it.nome} is waiting for you only until ${it.ate}`,
    sentence(at('Where to pick it up', it.place), 'After that, the hold is over.'),
  ],
  [NoticeKind.holdLapsed]: (it) => [
    `The hold on ${it.nome} is over`,
    `The copy waited for you until ${it.ate}. To ask for it again, place another hold.`,
  ],
  [NoticeKind.holdMovedUp]: (it) => [`The queue for ${it.nome} has moved`, `You are number ${it.estado} in the queue.`],
  [NoticeKind.loanRequestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence(
      it.step === 'onWay' ? at('It goes to', it.place) : '',
      it.step === 'ready' && it.place ? `${at('Where to pick it up', it.place)} Bring your library card.` : '',
      it.step === 'ready' && !it.place ? 'The library takes it to the place that you gave.' : '',
      it.step === 'lent' ? 'Its due date is in Loans.' : '',
      it.step === 'failed' ? 'Ask for another copy, or contact the library.' : '',
    ),
  ],
  [NoticeKind.requestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence('A request of yours to the library.', it.step === 'ready' ? 'Contact it to get this.' : ''),
  ],
  [NoticeKind.commentDecided]: (it) => [`Your comment on ${it.nome}: ${it.estado}`, ''],
  [NoticeKind.slipDueTomorrow]: (it) => [
    `The payment slip of ${it.estado} is due on ${it.ate}`,
    sentence(stop(it.place), 'After that, make another one.'),
  ],
  [NoticeKind.slipPaid]: (it) => [`The payment slip of ${it.estado} was paid`, stop(it.place)],
  [NoticeKind.searchHasNew]: (it) => [
    it.estado === '1' ? `1 new title in “${it.nome}”` : `${it.estado} new titles in “${it.nome}”`,
    'A search that you follow.',
  ],
  [NoticeKind.profileHasNew]: (it) => [
    it.estado === '1' ? `New title: ${it.nome}` : `${it.estado} new titles, ${it.nome} among them`,
    'Of what you follow.',
  ],
  [NoticeKind.sessionOpened]: (it) => [
    it.nome === '' ? 'Somebody signed in to your account' : `Somebody signed in to your account: ${it.nome}`,
    sentence(
      `On ${it.dia}, from the address ${it.estado}.`,
      'If it was not you, end that sign-in and change the password.',
    ),
  ],
};

const dueInEnglish = (it: Parts): readonly [string, string] => [
  `${it.nome} is due on ${it.ate}`,
  sentence(
    it.cannotRenew === 'titulo_reservado' ? 'It cannot be renewed: somebody else is waiting for it.' : '',
    it.cannotRenew === 'limite_renovacoes_excedido' ? 'It cannot be renewed again: you have used all renewals.' : '',
    it.openUntil && `The library is closed on ${it.ate}: return it by ${it.openUntil}.`,
    at('Where to return it', it.place),
    `After ${it.ate}, ${it.daily} a day.`,
  ),
];

const lateInEnglish = (it: Parts, before = ''): readonly [string, string] => [
  `${it.nome} is ${it.late} ${it.late === 1 ? 'day' : 'days'} late`,
  sentence(`${before}${it.owed} so far, and ${it.daily} more each day.`, at('Where to return it', it.place)),
];

const spanish: Table = {
  [NoticeKind.dueSoon]: (it) => dueInSpanish(it),
  [NoticeKind.dueTomorrow]: (it) => dueInSpanish(it),
  [NoticeKind.late1Day]: (it) => lateInSpanish(it, 'La multa ha empezado: '),
  [NoticeKind.late7Days]: (it) => lateInSpanish(it),
  [NoticeKind.late15Days]: (it) => lateInSpanish(it),
  [NoticeKind.holdReady]: (it) => [
    `${it.nome} le espera`,
    sentence(it.ate && `Retírelo hasta el ${it.ate}.`, at('Dónde', it.place), 'Después, la reserva termina.'),
  ],
  [NoticeKind.holdLapsesTomorrow]: (it) => [
    `${it.nome} le espera solo hasta el ${it.ate}`,
    sentence(at('Dónde retirarlo', it.place), 'Después, la reserva termina.'),
  ],
  [NoticeKind.holdLapsed]: (it) => [
    `La reserva de ${it.nome} ha terminado`,
    `El ejemplar le esperó hasta el ${it.ate}. Para pedirlo de nuevo, haga otra reserva.`,
  ],
  [NoticeKind.holdMovedUp]: (it) => [
    `La cola de ${it.nome} ha avanzado`,
    `Usted es la persona ${it.estado} de la cola.`,
  ],
  [NoticeKind.loanRequestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence(
      it.step === 'onWay' ? at('Va a', it.place) : '',
      it.step === 'ready' && it.place ? `${at('Dónde retirarlo', it.place)} Lleve su carné.` : '',
      it.step === 'ready' && !it.place ? 'La biblioteca lo lleva al lugar que indicó.' : '',
      it.step === 'lent' ? 'El plazo está en Préstamos.' : '',
      it.step === 'failed' ? 'Pida otro ejemplar, o hable con la biblioteca.' : '',
    ),
  ],
  [NoticeKind.requestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence('Un pedido suyo a la biblioteca.', it.step === 'ready' ? 'Hable con ella para recibirlo.' : ''),
  ],
  [NoticeKind.commentDecided]: (it) => [`Su comentario sobre ${it.nome}: ${it.estado}`, ''],
  [NoticeKind.slipDueTomorrow]: (it) => [
    `La guía de pago de ${it.estado} vence el ${it.ate}`,
    sentence(stop(it.place), 'Después, genere otra.'),
  ],
  [NoticeKind.slipPaid]: (it) => [`La guía de pago de ${it.estado} está pagada`, stop(it.place)],
  [NoticeKind.searchHasNew]: (it) => [
    it.estado === '1' ? `1 título nuevo en “${it.nome}”` : `${it.estado} títulos nuevos en “${it.nome}”`,
    'Una búsqueda que usted sigue.',
  ],
  [NoticeKind.profileHasNew]: (it) => [
    it.estado === '1' ? `Título nuevo: ${it.nome}` : `${it.estado} títulos nuevos, entre ellos ${it.nome}`,
    'De lo que usted sigue.',
  ],
  [NoticeKind.sessionOpened]: (it) => [
    it.nome === '' ? 'Alguien entró en su cuenta' : `Alguien entró en su cuenta: ${it.nome}`,
    sentence(
      `El ${it.dia}, desde la dirección ${it.estado}.`,
      'Si no fue usted, termine ese acceso y cambie la contraseña.',
    ),
  ],
};

const dueInSpanish = (it: Parts): readonly [string, string] => [
  `${it.nome} vence el ${it.ate}`,
  sentence(
    it.cannotRenew === 'titulo_reservado' ? 'No se puede renovar: otra persona lo espera.' : '',
    it.cannotRenew === 'limite_renovacoes_excedido' ? 'Ya no se puede renovar: ha usado todas las renovaciones.' : '',
    it.openUntil && `El ${it.ate} la biblioteca está cerrada: devuélvalo hasta el ${it.openUntil}.`,
    at('Dónde devolverlo', it.place),
    `Después del ${it.ate}, ${it.daily} por día.`,
  ),
];

const lateInSpanish = (it: Parts, before = ''): readonly [string, string] => [
  `${it.nome} lleva ${it.late} ${it.late === 1 ? 'día' : 'días'} de retraso`,
  sentence(`${before}${it.owed} hasta ahora, y ${it.daily} más por día.`, at('Dónde devolverlo', it.place)),
];

/** What each kind of notice says, in each language. */
export const noticeTables: Record<Language, Table> = { pt: portuguese, en: english, es: spanish };
