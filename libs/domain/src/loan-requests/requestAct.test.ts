import { LoanRequestStatus } from '@catalogue/api-contract';
import { statusAfterAct } from './requestAct';

const { waiting, inTransit, available, finished, notFinished, removed } = LoanRequestStatus;

describe('the desk', () => {
  it.each([
    ['moves a request on where it says nothing else', waiting, {}, inTransit],
    ['delivers one that is there', available, { acao: 'avancar' }, finished],
    ['answers with a cost, and leaves the request where it is', waiting, { acao: 'responder', valor: 12 }, waiting],
    ['answers in words', inTransit, { acao: 'responder', resposta: 'Chega na sexta.' }, inTransit],
    ['refuses with a reason', inTransit, { acao: 'recusar', resposta: 'Ninguém o empresta.' }, notFinished],
    ['refuses nothing without a reason', waiting, { acao: 'recusar', valor: 12 }, 'unsaid'],
    ['answers nothing without an answer', waiting, { acao: 'responder' }, 'unsaid'],
    ['does nothing with one that is finished', finished, {}, 'over'],
    ['does nothing with one that was removed', removed, { acao: 'recusar', resposta: 'Tarde.' }, 'over'],
  ] as const)('%s', (_, status, act, expected) => {
    expect(statusAfterAct(status, act)).toBe(expected);
  });
});
