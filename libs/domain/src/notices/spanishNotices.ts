import { NoticeKind } from '@catalogue/api-contract';
import { at, deadline, own, sentence, stop, type Parts, type Refusals, type Table } from './noticeParts';

const near = { today: 'hoy', tomorrow: 'mañana' };

/** What notices say in Spanish. */
export const spanish: Table = {
  [NoticeKind.dueSoon]: (it) => dueInSpanish(it),
  [NoticeKind.dueTomorrow]: (it) => dueInSpanish(it),
  [NoticeKind.late1Day]: (it) => lateInSpanish(it, 'La multa ha empezado: '),
  [NoticeKind.late7Days]: (it) => lateInSpanish(it),
  [NoticeKind.late15Days]: (it) => lateInSpanish(it),
  [NoticeKind.lateMonths]: (it) => lateInSpanish(it),
  [NoticeKind.fineStopped]: (it) => [
    `${it.nome} ha vuelto: la multa quedó en ${it.estado}`,
    own(
      it,
      'Ya no crece. Páguela en Deudas y guías: hasta entonces, no puede renovar.',
      'Ya no crece. Páguela en Deudas y guías: hasta entonces, no se puede renovar.',
    ),
  ],
  [NoticeKind.holdReady]: (it) => [
    own(it, `${it.nome} le espera`, `${it.nome} está reservado y espera en el mostrador`),
    sentence(
      it.ate && `Retírelo a más tardar ${deadline(it, near, 'el ')}.`,
      at('Dónde', openPlace(it)),
      'Después, la reserva termina.',
    ),
  ],
  [NoticeKind.holdLapsesTomorrow]: (it) => [
    own(
      it,
      `${it.nome} le espera solo hasta ${deadline(it, near, 'el ')}`,
      `${it.nome} espera en el mostrador solo hasta ${deadline(it, near, 'el ')}`,
    ),
    sentence(at('Dónde retirarlo', openPlace(it)), 'Después, la reserva termina.'),
  ],
  [NoticeKind.holdLapsed]: (it) => [
    `La reserva de ${it.nome} ha terminado`,
    own(
      it,
      `El ejemplar le esperó hasta el ${it.ate}. Para pedirlo de nuevo, haga otra reserva.`,
      `El ejemplar esperó hasta el ${it.ate}. Para pedirlo de nuevo, haga otra reserva.`,
    ),
  ],
  [NoticeKind.holdMovedUp]: (it) => [
    `La cola de ${it.nome} ha avanzado`,
    own(it, `Usted es la persona ${it.estado} de la cola.`, `La reserva es la número ${it.estado} de la cola.`),
  ],
  [NoticeKind.loanRequestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence(
      wayInSpanish(it),
      it.step === 'ready' && !it.place
        ? own(it, 'La biblioteca lo lleva al lugar que indicó.', 'La biblioteca lo lleva al lugar indicado.')
        : '',
      it.step === 'lent' ? 'El plazo está en Préstamos.' : '',
      it.step === 'failed' ? 'Pida otro ejemplar, o hable con la biblioteca.' : '',
      answerInSpanish(it),
    ),
  ],
  [NoticeKind.requestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence(
      own(it, 'Un pedido suyo a la biblioteca.', 'Un pedido a la biblioteca.'),
      wayInSpanish(it),
      it.step === 'ready' && !it.place ? 'Hable con ella para recibirlo.' : '',
      answerInSpanish(it),
    ),
  ],
  [NoticeKind.commentDecided]: (it) => [
    own(it, `Su comentario sobre ${it.nome}: ${it.estado}`, `El comentario sobre ${it.nome}: ${it.estado}`),
    '',
  ],
  [NoticeKind.slipDueTomorrow]: (it) => [
    `La guía de pago de ${it.estado} vence ${deadline(it, near, 'el ')}`,
    sentence(stop(it.place), 'Después, genere otra.'),
  ],
  [NoticeKind.slipPaid]: (it) => [`La guía de pago de ${it.estado} está pagada`, stop(it.place)],
  [NoticeKind.declarationEndsSoon]: (it) => [
    `La declaración de libre de deudas vale solo hasta ${deadline(it, near, 'el ')}: ${it.nome}`,
    'Entréguela hasta ese día a quien la pidió. Después, ya no vale.',
  ],
  [NoticeKind.declarationEnded]: (it) => [
    `La declaración de libre de deudas ya no vale: ${it.nome}`,
    `Valió hasta el ${it.ate}. Si aún la necesita, hable con la unidad.`,
  ],
  [NoticeKind.deviationEnded]: (it) => [
    own(it, `Su suspensión ha terminado: ${it.nome}`, `La suspensión ha terminado: ${it.nome}`),
    sentence(
      own(
        it,
        `El último día fue el ${it.ate}. Sin otra suspensión, puede volver a renovar y a usar esa unidad.`,
        `El último día fue el ${it.ate}. Sin otra suspensión, la persona puede volver a renovar y a usar esa unidad.`,
      ),
      it.bySignature
        ? own(
            it,
            'La declaración de libre de deudas que firmó para ella ya no vale.',
            'La declaración de libre de deudas que la persona firmó para ella ya no vale.',
          )
        : '',
    ),
  ],
  [NoticeKind.searchHasNew]: (it) => [
    it.estado === '1' ? `1 título nuevo en “${it.nome}”` : `${it.estado} títulos nuevos en “${it.nome}”`,
    own(it, 'Una búsqueda que usted sigue.', 'Una búsqueda que la persona sigue.'),
  ],
  [NoticeKind.profileHasNew]: (it) => [
    it.estado === '1' ? `Título nuevo: ${it.nome}` : `${it.estado} títulos nuevos, entre ellos ${it.nome}`,
    own(it, 'De lo que usted sigue.', 'De lo que la persona sigue.'),
  ],
  [NoticeKind.interestEndsSoon]: (it) => [
    `El interés vale solo hasta ${deadline(it, near, 'el ')}: ${it.nome}`,
    'Prolónguelo para seguir recibiendo avisos de títulos nuevos.',
  ],
  [NoticeKind.interestEnded]: (it) => [
    `El interés terminó: ${it.nome}`,
    `Valió hasta ${it.ate}. Para recibir avisos de títulos nuevos, sígalo de nuevo.`,
  ],
  [NoticeKind.issueReceived]: (it) => [
    `Fascículo nuevo: ${it.nome}, ${it.estado}`,
    sentence(own(it, 'De una revista que usted sigue.', 'De una revista que la persona sigue.'), at('Dónde', it.place)),
  ],
  [NoticeKind.sessionOpened]: (it) => [
    it.nome === '' ? 'Alguien entró en su cuenta' : `Alguien entró en su cuenta: ${it.nome}`,
    sentence(
      `El ${it.dia}, desde la dirección ${it.estado}.`,
      'Si no fue usted, termine ese acceso y cambie la contraseña.',
    ),
  ],
};

/** Where the copy of a request goes, or waits. */
const wayInSpanish = (it: Parts): string =>
  sentence(
    it.step === 'onWay' ? at('Va a', it.place) : '',
    it.step === 'ready' && it.place
      ? sentence(at('Dónde retirarlo', it.place), own(it, 'Lleve su carné.', 'Lleve el carné de la persona.'))
      : '',
  );

/** What the library has answered. */
const answerInSpanish = (it: Parts): string =>
  sentence(it.cost && `Cuesta ${it.cost}.`, it.answer && `La biblioteca dice: “${it.answer}”`);

const refusals: Refusals = {
  titulo_reservado: 'No se puede renovar: otra persona lo espera.',
  limite_renovacoes_excedido: 'Ya no se puede renovar: ha usado todas las renovaciones.',
  pessoa_bloqueada: 'No se puede renovar: su acceso está bloqueado. Acuda a la biblioteca.',
  pessoa_afastada: 'No se puede renovar: tiene una suspensión.',
  debito_pendente: 'No se puede renovar: tiene una deuda. Páguela antes de renovar.',
  emprestimo_em_atraso: 'No se puede renovar: tiene libros atrasados. Devuélvalos antes.',
  sem_ganho: 'Renovarlo hoy no cambia el plazo.',
};

/** The same to who acts for the reader; those that speak of nobody stay. */
const refusalsOfOther: Partial<Refusals> = {
  limite_renovacoes_excedido: 'Ya no se puede renovar: se han usado todas las renovaciones.',
  pessoa_bloqueada: 'No se puede renovar: el acceso de la persona está bloqueado. Acuda a la biblioteca.',
  pessoa_afastada: 'No se puede renovar: la persona tiene una suspensión.',
  debito_pendente: 'No se puede renovar: la persona tiene una deuda. Páguela antes de renovar.',
  emprestimo_em_atraso: 'No se puede renovar: la persona tiene libros atrasados. Devuélvalos antes.',
};

const dueInSpanish = (it: Parts): readonly [string, string] => [
  `${it.nome} vence ${deadline(it, near, 'el ')}`,
  sentence(
    it.cannotRenew ? own(it, refusals[it.cannotRenew], refusalsOfOther[it.cannotRenew]) : '',
    it.openUntil && `El ${it.ate} la biblioteca está cerrada: devuélvalo hasta el ${it.openUntil}.`,
    at('Dónde devolverlo', openPlace(it)),
    `Después del ${it.ate}, ${it.daily} por día.`,
  ),
];

const lateInSpanish = (it: Parts, before = ''): readonly [string, string] => [
  `${it.nome} lleva ${it.late} ${it.late === 1 ? 'día' : 'días'} de retraso`,
  sentence(
    `${it.late === 1 ? before : ''}${it.owed} hasta ahora, y ${it.daily} más por día.`,
    at('Dónde devolverlo', it.place),
  ),
];

/** The place of a hold or a loan, with its hours on the last day. */
const openPlace = ({ place, hours }: Parts): string => (hours === '' ? place : `${place}, ese día ${hours}`);
