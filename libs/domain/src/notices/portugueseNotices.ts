import { NoticeKind } from '@catalogue/api-contract';
import { at, sentence, stop, type Parts, type Refusals, type Table } from './noticeParts';

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
    'Ela não cresce mais. Pague em Débitos e guias: até lá, você não renova.',
  ],
  [NoticeKind.holdReady]: (it) => [
    `${it.nome} está à sua espera`,
    sentence(it.ate && `Retire até ${it.ate}.`, at('Onde', openPlace(it)), 'Depois disso, a reserva termina.'),
  ],
  [NoticeKind.holdLapsesTomorrow]: (it) => [
    `${it.nome} espera por você só até ${it.ate}`,
    sentence(at('Onde retirar', openPlace(it)), 'Depois disso, a reserva termina.'),
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
  [NoticeKind.declarationEndsSoon]: (it) => [
    `O nada consta vale só até ${it.ate}: ${it.nome}`,
    'Entregue-o até esse dia a quem o pediu. Depois disso, não vale mais.',
  ],
  [NoticeKind.declarationEnded]: (it) => [
    `O nada consta não vale mais: ${it.nome}`,
    `Valeu até ${it.ate}. Se ainda precisar dele, fale com a unidade.`,
  ],
  [NoticeKind.deviationEnded]: (it) => [
    `O seu afastamento terminou: ${it.nome}`,
    sentence(
      `O último dia foi ${it.ate}. Sem outro afastamento, você volta a renovar e a usar essa unidade.`,
      it.bySignature ? 'O nada consta que você assinou para ela não vale mais.' : '',
    ),
  ],
  [NoticeKind.searchHasNew]: (it) => [
    it.estado === '1' ? `1 título novo em “${it.nome}”` : `${it.estado} títulos novos em “${it.nome}”`,
    'Uma pesquisa que você segue.',
  ],
  [NoticeKind.profileHasNew]: (it) => [
    it.estado === '1' ? `Título novo: ${it.nome}` : `${it.estado} títulos novos, entre eles ${it.nome}`,
    'Do que você acompanha.',
  ],
  [NoticeKind.interestEndsSoon]: (it) => [
    `O interesse vale só até ${it.ate}: ${it.nome}`,
    'Estenda-o para continuar a receber avisos de títulos novos.',
  ],
  [NoticeKind.interestEnded]: (it) => [
    `O interesse terminou: ${it.nome}`,
    `Valeu até ${it.ate}. Para receber avisos de títulos novos, siga-o de novo.`,
  ],
  [NoticeKind.issueReceived]: (it) => [
    `Fascículo novo: ${it.nome}, ${it.estado}`,
    sentence('De um periódico que você acompanha.', at('Onde', it.place)),
  ],
  [NoticeKind.sessionOpened]: (it) => [
    it.nome === '' ? 'Alguém entrou na sua conta' : `Alguém entrou na sua conta: ${it.nome}`,
    sentence(`Em ${it.dia}, do endereço ${it.estado}.`, 'Se não foi você, encerre o acesso e troque a senha.'),
  ],
};

const refusals: Refusals = {
  titulo_reservado: 'Não renova: outra pessoa espera.',
  limite_renovacoes_excedido: 'Não renova mais: você já usou todas as renovações.',
  pessoa_bloqueada: 'Não renova: o seu acesso está bloqueado. Procure a biblioteca.',
  pessoa_afastada: 'Não renova: você está afastado.',
  debito_pendente: 'Não renova: você tem um débito. Pague antes de renovar.',
  emprestimo_em_atraso: 'Não renova: você tem livros atrasados. Devolva-os antes.',
  sem_ganho: 'Renovar hoje não muda o prazo.',
};

const dueInPortuguese = (it: Parts): readonly [string, string] => [
  `${it.nome} vence em ${it.ate}`,
  sentence(
    it.cannotRenew ? refusals[it.cannotRenew] : '',
    it.openUntil && `Em ${it.ate} a biblioteca está fechada: devolva até ${it.openUntil}.`,
    at('Onde devolver', it.place),
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

/** The place of a hold, with its hours on the last day. */
const openPlace = ({ place, hours }: Parts): string => (hours === '' ? place : `${place}, nesse dia ${hours}`);
