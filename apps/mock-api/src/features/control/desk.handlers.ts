import { loanRequestStatusNames, type control, type desk } from '@catalogue/api-contract';
import { recordAccess } from '../../accesses.store';
import type { Handlers } from '../../http/serve';
import { paySlip } from '../clearance/clearance.public';
import { findOpenRequests, lendCopy, payDebt, returnCopy } from '../desk/desk.public';
import { moveLoanRequest } from '../loan-requests/loan-requests.public';
import { moveRequest } from '../requests/requests.public';
import { receiveIssue } from '../serials/serials.public';
import { findWaitingComments, moderate } from './control.store';

const slipRefusals = {
  unknown: 'Guia não encontrada. Use o número que aparece nela.',
  paga: 'Esta guia já foi paga.',
  vencida: 'Esta guia venceu. Emita outra.',
  cancelada: 'Os débitos desta guia mudaram. Emita outra.',
} as const;

const copyRefusals = {
  unknownCopy: 'Exemplar não encontrado. Use o código de barras que está nele.',
  unknownPerson: 'Não há leitor com este login.',
  onLoan: 'Este exemplar já está emprestado. Devolva-o antes.',
  requested: 'Este exemplar está separado para uma solicitação de empréstimo. Avance a solicitação.',
  setAside: 'Este exemplar está separado para a reserva de outra pessoa.',
  notLent: 'Este exemplar não é emprestado.',
  blocked: 'O cadastro deste leitor está bloqueado.',
  away: 'Este leitor está afastado da biblioteca do exemplar.',
  notOnLoan: 'Este exemplar não está emprestado.',
} as const;

const debtRefusals = {
  unknownDebt: 'Débito não encontrado. Use o cod_debito da lista de débitos do leitor.',
  paidDebt: 'Este débito já foi pago.',
  runningFine: 'Esta multa cresce até a devolução. Receba o exemplar antes.',
} as const;

const issueRefusals = {
  unknownTitle: 'Título não encontrado. Use o código que está no endereço da página dele.',
  noIssue: 'Não há fascículo deste título para receber.',
} as const;

const requestRefusals = {
  unknown: 'Solicitação não encontrada. Use o codigo da lista de solicitações do leitor.',
  over: 'Esta solicitação já terminou.',
  unsaid: 'Escreva o que o leitor vai ler.',
} as const;

/** What a librarian does at the desk. */
export const deskHandlers: Pick<Handlers<typeof control>, keyof typeof desk> = {
  listWaitingComments: (_, { db }) => findWaitingComments(db),
  async moderateComment({ params, body, refuse }, deps) {
    const authors = await moderate(deps.db, params, body);
    if (authors.length === 0) refuse('Comentário não encontrado.');
    await recordAccess(deps, authors, { quem: 'biblioteca', acao: 'mudou', dados: 'comentarios' });
    return { id: params.comment, aprovado: body.aprovado };
  },

  async paySlip({ params, refuse }, deps) {
    const paid = await paySlip(deps, params.slip);
    if (typeof paid === 'string') return refuse(slipRefusals[paid]);
    const { cod_pessoa, ...reply } = paid;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'nada_consta' });
    return reply;
  },

  async lendCopy({ params, body, refuse }, deps) {
    const lent = await lendCopy(deps, { ...body, cod_exemplar: params.copy });
    if (typeof lent === 'string') return refuse(copyRefusals[lent]);
    const { cod_pessoa, ...reply } = lent;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'emprestimos' });
    return reply;
  },
  async returnCopy({ params, refuse }, deps) {
    const returned = await returnCopy(deps, params.copy);
    if (typeof returned === 'string') return refuse(copyRefusals[returned]);
    const { cod_pessoa, ...reply } = returned;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'emprestimos' });
    return reply;
  },

  async receiveIssue({ params, refuse }, deps) {
    const received = await receiveIssue(deps, params.title);
    return typeof received === 'string' ? refuse(issueRefusals[received]) : received;
  },

  async payDebt({ params, refuse }, deps) {
    const paid = await payDebt(deps, params.debt);
    if (typeof paid === 'string') return refuse(debtRefusals[paid]);
    const { cod_pessoa, ...reply } = paid;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'emprestimos' });
    return reply;
  },

  async moveLoanRequest({ params, body, refuse }, deps) {
    const moved = await moveLoanRequest(deps, params.request, body);
    if (typeof moved === 'string') return refuse(requestRefusals[moved]);
    const { cod_pessoa, ...reply } = moved;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'pedidos' });
    return { ...reply, desc_status: loanRequestStatusNames[reply.status] };
  },
  listOpenRequests: (_, { db }) => findOpenRequests(db),
  async moveRequest({ params, body, refuse }, deps) {
    const moved = await moveRequest(deps, params.request, body);
    if (typeof moved === 'string') return refuse(requestRefusals[moved]);
    const { cod_pessoa, ...reply } = moved;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'pedidos' });
    return { ...reply, desc_status: loanRequestStatusNames[reply.status] };
  },
};
