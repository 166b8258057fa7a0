import { NoticeKind } from '@catalogue/api-contract';
import { at, deadline, own, sentence, stop, type Parts, type Refusals, type Table } from './noticeParts';

const near = { today: 'today', tomorrow: 'tomorrow' };

/** What notices say in English. */
export const english: Table = {
  [NoticeKind.dueSoon]: (it) => dueInEnglish(it),
  [NoticeKind.dueTomorrow]: (it) => dueInEnglish(it),
  [NoticeKind.late1Day]: (it) => lateInEnglish(it, 'The fine has begun: '),
  [NoticeKind.late7Days]: (it) => lateInEnglish(it),
  [NoticeKind.late15Days]: (it) => lateInEnglish(it),
  [NoticeKind.lateMonths]: (it) => lateInEnglish(it),
  [NoticeKind.fineStopped]: (it) => [
    `${it.nome} is back: the fine stopped at ${it.estado}`,
    own(
      it,
      'It grows no more. Pay it in Debts and slips: until then, you cannot renew.',
      'It grows no more. Pay it in Debts and slips: until then, nothing can be renewed.',
    ),
  ],
  [NoticeKind.holdReady]: (it) => [
    own(it, `${it.nome} is waiting for you`, `${it.nome} is on hold and waits at the desk`),
    sentence(
      it.ate && `Pick it up by ${deadline(it, near)}.`,
      at('Where', openPlace(it)),
      'After that, the hold is over.',
    ),
  ],
  [NoticeKind.holdLapsesTomorrow]: (it) => [
    own(
      it,
      `${it.nome} is waiting for you only until ${deadline(it, near)}`,
      `${it.nome} waits at the desk only until ${deadline(it, near)}`,
    ),
    sentence(at('Where to pick it up', openPlace(it)), 'After that, the hold is over.'),
  ],
  [NoticeKind.holdLapsed]: (it) => [
    `The hold on ${it.nome} is over`,
    own(
      it,
      `The copy waited for you until ${it.ate}. To ask for it again, place another hold.`,
      `The copy waited until ${it.ate}. To ask for it again, place another hold.`,
    ),
  ],
  [NoticeKind.holdMovedUp]: (it) => [
    `The queue for ${it.nome} has moved`,
    own(it, `You are number ${it.estado} in the queue.`, `The hold is number ${it.estado} in the queue.`),
  ],
  [NoticeKind.loanRequestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence(
      wayInEnglish(it),
      it.step === 'ready' && !it.place
        ? own(
            it,
            'The library takes it to the place that you gave.',
            'The library takes it to the place that was given.',
          )
        : '',
      it.step === 'lent' ? 'Its due date is in Loans.' : '',
      it.step === 'failed' ? 'Ask for another copy, or contact the library.' : '',
      answerInEnglish(it),
    ),
  ],
  [NoticeKind.requestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence(
      own(it, 'A request of yours to the library.', 'A request to the library.'),
      wayInEnglish(it),
      it.step === 'ready' && !it.place ? 'Contact it to get this.' : '',
      answerInEnglish(it),
    ),
  ],
  [NoticeKind.commentDecided]: (it) => [
    own(it, `Your comment on ${it.nome}: ${it.estado}`, `The comment on ${it.nome}: ${it.estado}`),
    '',
  ],
  [NoticeKind.slipDueTomorrow]: (it) => [
    `The payment slip of ${it.estado} is due ${deadline(it, near, 'on ')}`,
    sentence(stop(it.place), 'After that, make another one.'),
  ],
  [NoticeKind.slipPaid]: (it) => [`The payment slip of ${it.estado} was paid`, stop(it.place)],
  [NoticeKind.declarationEndsSoon]: (it) => [
    `The no-debts declaration is good only until ${deadline(it, near)}: ${it.nome}`,
    'Hand it in by that day to who asked for it. After that, it is worth nothing.',
  ],
  [NoticeKind.declarationEnded]: (it) => [
    `The no-debts declaration is over: ${it.nome}`,
    own(
      it,
      `It was good until ${it.ate}. If you still need it, contact the unit.`,
      `It was good until ${it.ate}. If it is still needed, contact the unit.`,
    ),
  ],
  [NoticeKind.deviationEnded]: (it) => [
    own(it, `Your suspension has ended: ${it.nome}`, `The suspension has ended: ${it.nome}`),
    sentence(
      own(
        it,
        `Its last day was ${it.ate}. Without another suspension, you can renew and use that unit again.`,
        `Its last day was ${it.ate}. Without another suspension, this person can renew and use that unit again.`,
      ),
      it.bySignature
        ? own(
            it,
            'The no-debts declaration that you signed for it is no longer good.',
            'The no-debts declaration that this person signed for it is no longer good.',
          )
        : '',
    ),
  ],
  [NoticeKind.searchHasNew]: (it) => [
    it.estado === '1' ? `1 new title in “${it.nome}”` : `${it.estado} new titles in “${it.nome}”`,
    own(it, 'A search that you follow.', 'A search that this person follows.'),
  ],
  [NoticeKind.profileHasNew]: (it) => [
    it.estado === '1' ? `New title: ${it.nome}` : `${it.estado} new titles, ${it.nome} among them`,
    own(it, 'Of what you follow.', 'Of what this person follows.'),
  ],
  [NoticeKind.interestEndsSoon]: (it) => [
    `The interest is good only until ${deadline(it, near)}: ${it.nome}`,
    'Extend it to go on getting notices of new titles.',
  ],
  [NoticeKind.interestEnded]: (it) => [
    `The interest has ended: ${it.nome}`,
    `It was good until ${it.ate}. To get notices of new titles, follow it again.`,
  ],
  [NoticeKind.issueReceived]: (it) => [
    `New issue: ${it.nome}, ${it.estado}`,
    sentence(
      own(it, 'Of a periodical that you follow.', 'Of a periodical that this person follows.'),
      at('Where', it.place),
    ),
  ],
  [NoticeKind.sessionOpened]: (it) => [
    it.nome === '' ? 'Somebody signed in to your account' : `Somebody signed in to your account: ${it.nome}`,
    sentence(
      `On ${it.dia}, from the address ${it.estado}.`,
      'If it was not you, end that sign-in and change the password.',
    ),
  ],
};

/** Where the copy of a request goes, or waits. */
const wayInEnglish = (it: Parts): string =>
  sentence(
    it.step === 'onWay' ? at('It goes to', it.place) : '',
    it.step === 'ready' && it.place
      ? sentence(
          at('Where to pick it up', it.place),
          own(it, 'Bring your library card.', 'Bring this person’s library card.'),
        )
      : '',
  );

/** What the library has answered. */
const answerInEnglish = (it: Parts): string =>
  sentence(it.cost && `It costs ${it.cost}.`, it.answer && `The library says: “${it.answer}”`);

const refusals: Refusals = {
  titulo_reservado: 'It cannot be renewed: somebody else is waiting for it.',
  limite_renovacoes_excedido: 'It cannot be renewed again: you have used all renewals.',
  pessoa_bloqueada: 'It cannot be renewed: your access is blocked. Contact the library.',
  pessoa_afastada: 'It cannot be renewed: you are suspended.',
  debito_pendente: 'It cannot be renewed: you have a debt. Pay it before renewing.',
  emprestimo_em_atraso: 'It cannot be renewed: you have overdue books. Return them first.',
  sem_ganho: 'Renewing it today does not change the due date.',
};

/** The same to who acts for the reader; those that speak of nobody stay. */
const refusalsOfOther: Partial<Refusals> = {
  limite_renovacoes_excedido: 'It cannot be renewed again: all renewals are used.',
  pessoa_bloqueada: 'It cannot be renewed: this person’s access is blocked. Contact the library.',
  pessoa_afastada: 'It cannot be renewed: this person is suspended.',
  debito_pendente: 'It cannot be renewed: this person has a debt. Pay it before renewing.',
  emprestimo_em_atraso: 'It cannot be renewed: this person has overdue books. Return them first.',
};

const dueInEnglish = (it: Parts): readonly [string, string] => [
  `${it.nome} is due ${deadline(it, near, 'on ')}`,
  sentence(
    it.cannotRenew ? own(it, refusals[it.cannotRenew], refusalsOfOther[it.cannotRenew]) : '',
    it.openUntil && `The library is closed on ${it.ate}: return it by ${it.openUntil}.`,
    at('Where to return it', openPlace(it)),
    `After ${it.ate}, ${it.daily} a day.`,
  ),
];

const lateInEnglish = (it: Parts, before = ''): readonly [string, string] => [
  `${it.nome} is ${it.late} ${it.late === 1 ? 'day' : 'days'} late`,
  sentence(
    `${it.late === 1 ? before : ''}${it.owed} so far, and ${it.daily} more each day.`,
    at('Where to return it', it.place),
  ),
];

/** The place of a hold or a loan, with its hours on the last day. */
const openPlace = ({ place, hours }: Parts): string => (hours === '' ? place : `${place}, ${hours} that day`);
