import { commentBlock, waitingCommentsLimit } from './comment';

describe('who may write a comment', () => {
  it.each([
    ['a patron with none waiting', 0, null],
    ['a patron with one place left', waitingCommentsLimit - 1, null],
    ['nobody at the limit', waitingCommentsLimit, 'limite_comentarios_excedido'],
    ['nobody over it, as after the limit was lowered', waitingCommentsLimit + 4, 'limite_comentarios_excedido'],
  ])('%s', (_, waiting, block) => {
    expect(commentBlock(waiting)).toBe(block);
  });
});
