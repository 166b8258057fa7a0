import { NoticeKind } from '@catalogue/api-contract';
import { at, deadline, own, sentence, stop, type Parts, type Refusals, type Table } from './noticeParts';

const near = { today: 'hoje', tomorrow: 'amanhã' };

/** What notices say in Portuguese. */
export const portuguese: Table = {
  [NoticeKind.dueSoon]: (it) => dueInPortuguese(it),
  [NoticeKind.dueTomorrow]: (it) => dueInPortuguese(it),
  [NoticeKind.late1Day]: (it) => lateInPortuguese(it, 'A multa começou: '),
  [NoticeKind.late7Days]: (it) => lateInPortuguese(it),
  [NoticeKind.late15Days]: (it) => lateInPortuguese(it),
  [NoticeKind.lateMonths]: (it) => lateInPortuguese(it),
  [NoticeKind.fineStopped]: (it) => [
    `${it.nome} voltou: a multa parou em ${it.estado}`,
    own(
      it,
      'Ela não cresce mais. Pague em Débitos e guias: até lá, você não renova.',
      'Ela não cresce mais. Pague em Débitos e guias: até lá, não há renovação.',
    ),
  ],
  [NoticeKind.holdReady]: (it) => [
    own(it, `${it.nome} está à sua espera`, `${it.nome} está reservado e espera no balcão`),
    sentence(
      it.ate && `Retire até ${deadline(it, near)}.`,
      at('Onde', openPlace(it)),
      'Depois disso, a reserva termina.',
    ),
  ],
  [NoticeKind.holdLapsesTomorrow]: (it) => [
    own(
      it,
      `${it.nome} espera por você só até ${deadline(it, near)}`,
      `${it.nome} espera no balcão só até ${deadline(it, near)}`,
    ),
    sentence(at('Onde retirar', openPlace(it)), 'Depois disso, a reserva termina.'),
  ],
  [NoticeKind.holdLapsed]: (it) => [
    `A reserva de ${it.nome} terminou`,
    own(
      it,
      `O exemplar esperou por você até ${it.ate}. Para pedi-lo de novo, faça outra reserva.`,
      `O exemplar esperou até ${it.ate}. Para pedi-lo de novo, faça outra reserva.`,
    ),
  ],
  [NoticeKind.holdMovedUp]: (it) => [
    `A fila de ${it.nome} andou`,
    own(it, `Você é a ${it.estado}ª pessoa da fila.`, `A reserva é a ${it.estado}ª da fila.`),
  ],
  [NoticeKind.loanRequestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence(
      wayInPortuguese(it),
      it.step === 'ready' && !it.place ? 'A biblioteca leva ao lugar pedido.' : '',
      it.step === 'lent' ? 'O prazo está em Empréstimos.' : '',
      it.step === 'failed' ? 'Peça outro exemplar, ou fale com a biblioteca.' : '',
      answerInPortuguese(it),
    ),
  ],
  [NoticeKind.requestMoved]: (it) => [
    `${it.nome}: ${it.estado}`,
    sentence(
      own(it, 'Um pedido seu à biblioteca.', 'Um pedido à biblioteca.'),
      wayInPortuguese(it),
      it.step === 'ready' && !it.place ? 'Fale com ela para receber.' : '',
      answerInPortuguese(it),
    ),
  ],
  [NoticeKind.commentDecided]: (it) => [
    own(it, `Seu comentário sobre ${it.nome}: ${it.estado}`, `O comentário sobre ${it.nome}: ${it.estado}`),
    '',
  ],
  [NoticeKind.slipDueTomorrow]: (it) => [
    `A guia de ${it.estado} vence ${deadline(it, near, 'em ')}`,
    sentence(stop(it.place), 'Depois disso, gere outra.'),
  ],
  [NoticeKind.slipPaid]: (it) => [`A guia de ${it.estado} foi paga`, stop(it.place)],
  [NoticeKind.declarationEndsSoon]: (it) => [
    `O nada consta vale só até ${deadline(it, near)}: ${it.nome}`,
    'Entregue-o até esse dia a quem o pediu. Depois disso, não vale mais.',
  ],
  [NoticeKind.declarationEnded]: (it) => [
    `O nada consta não vale mais: ${it.nome}`,
    `Valeu até ${it.ate}. Se ainda precisar dele, fale com a unidade.`,
  ],
  [NoticeKind.deviationEnded]: (it) => [
    own(it, `O seu afastamento terminou: ${it.nome}`, `O afastamento terminou: ${it.nome}`),
    sentence(
      own(
        it,
        `O último dia foi ${it.ate}. Sem outro afastamento, você volta a renovar e a usar essa unidade.`,
        `O último dia foi ${it.ate}. Sem outro afastamento, a pessoa volta a renovar e a usar essa unidade.`,
      ),
      it.bySignature
        ? own(
            it,
            'O nada consta que você assinou para ela não vale mais.',
            'O nada consta que a pessoa assinou para ela não vale mais.',
          )
        : '',
    ),
  ],
  [NoticeKind.searchHasNew]: (it) => [
    it.estado === '1' ? `1 título novo em “${it.nome}”` : `${it.estado} títulos novos em “${it.nome}”`,
    own(it, 'Uma pesquisa que você segue.', 'Uma pesquisa que a pessoa segue.'),
  ],
  [NoticeKind.profileHasNew]: (it) => [
    it.estado === '1' ? `Título novo: ${it.nome}` : `${it.estado} títulos novos, entre eles ${it.nome}`,
    own(it, 'Do que você acompanha.', 'Do que a pessoa acompanha.'),
  ],
  [NoticeKind.interestEndsSoon]: (it) => [
    `O interesse vale só até ${deadline(it, near)}: ${it.nome}`,
    'Estenda-o para continuar a receber avisos de títulos novos.',
  ],
  [NoticeKind.interestEnded]: (it) => [
    `O interesse terminou: ${it.nome}`,
    `Valeu até ${it.ate}. Para receber avisos de títulos novos, siga-o de novo.`,
  ],
  [NoticeKind.issueReceived]: (it) => [
    `Fascículo novo: ${it.nome}, ${it.estado}`,
    sentence(
      own(it, 'De um periódico que você acompanha.', 'De um periódico que a pessoa acompanha.'),
      at('Onde', it.place),
    ),
  ],
  [NoticeKind.sessionOpened]: (it) => [
    it.nome === '' ? 'Alguém entrou na sua conta' : `Alguém entrou na sua conta: ${it.nome}`,
    sentence(`Em ${it.dia}, do endereço ${it.estado}.`, 'Se não foi você, encerre o acesso e troque a senha.'),
  ],
};

/** Where the copy of a request goes, or waits. */
const wayInPortuguese = (it: Parts): string =>
  sentence(
    it.step === 'onWay' ? at('Vai para', it.place) : '',
    it.step === 'ready' && it.place
      ? sentence(at('Onde retirar', it.place), own(it, 'Leve a sua carteira.', 'Leve a carteira da pessoa.'))
      : '',
  );

/** What the library has answered. */
const answerInPortuguese = (it: Parts): string =>
  sentence(it.cost && `Custa ${it.cost}.`, it.answer && `A biblioteca diz: “${it.answer}”`);

const refusals: Refusals = {
  titulo_reservado: 'Não renova: outra pessoa espera.',
  limite_renovacoes_excedido: 'Não renova mais: você já usou todas as renovações.',
  pessoa_bloqueada: 'Não renova: o seu acesso está bloqueado. Procure a biblioteca.',
  pessoa_afastada: 'Não renova: você está afastado.',
  debito_pendente: 'Não renova: você tem um débito. Pague antes de renovar.',
  emprestimo_em_atraso: 'Não renova: você tem livros atrasados. Devolva-os antes.',
  sem_ganho: 'Renovar hoje não muda o prazo.',
};

/** The same to who acts for the reader; those that speak of nobody stay. */
const refusalsOfOther: Partial<Refusals> = {
  limite_renovacoes_excedido: 'Não renova mais: todas as renovações já foram usadas.',
  pessoa_bloqueada: 'Não renova: o acesso da pessoa está bloqueado. Procure a biblioteca.',
  pessoa_afastada: 'Não renova: a pessoa está afastada.',
  debito_pendente: 'Não renova: a pessoa tem um débito. Pague antes de renovar.',
  emprestimo_em_atraso: 'Não renova: a pessoa tem livros atrasados. Devolva-os antes.',
};

const dueInPortuguese = (it: Parts): readonly [string, string] => [
  `${it.nome} vence ${deadline(it, near, 'em ')}`,
  sentence(
    it.cannotRenew ? own(it, refusals[it.cannotRenew], refusalsOfOther[it.cannotRenew]) : '',
    it.openUntil && `Em ${it.ate} a biblioteca está fechada: devolva até ${it.openUntil}.`,
    at('Onde devolver', openPlace(it)),
    `Depois de ${it.ate}, ${it.daily} por dia.`,
  ),
];

const lateInPortuguese = (it: Parts, before = ''): readonly [string, string] => [
  `${it.nome} está ${it.late} ${it.late === 1 ? 'dia atrasado' : 'dias atrasado'}`,
  sentence(
    `${it.late === 1 ? before : ''}${it.owed} até agora, mais ${it.daily} por dia.`,
    at('Onde devolver', it.place),
  ),
];

/** The place of a hold or a loan, with its hours on the last day. */
const openPlace = ({ place, hours }: Parts): string => (hours === '' ? place : `${place}, nesse dia ${hours}`);
