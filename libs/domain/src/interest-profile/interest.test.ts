import { addDays } from '../dates';
import { interestTermKey, maxInterestDays, serialWishBlock, validityBlock } from './interest';

const today = '2026-03-10';

describe('an interest', () => {
  it.each([
    ['may end tomorrow', 1, null],
    ['may not end today', 0, 'validade_passada'],
    ['may not have ended', -30, 'validade_passada'],
    ['may last as long as the bound', maxInterestDays, null],
    ['may not last longer', maxInterestDays + 1, 'validade_longa_demais'],
  ])('%s', (_, days, block) => {
    expect(validityBlock(addDays(today, days), today)).toBe(block);
  });
});

describe('a followed periodical', () => {
  const none = { fasciculo: false, artigo: false, sumario: false };
  it.each([
    ['issues', { ...none, fasciculo: true }, null],
    ['articles', { ...none, artigo: true }, null],
    ['summaries', { ...none, sumario: true }, null],
    ['all', { fasciculo: true, artigo: true, sumario: true }, null],
    ['nothing', none, 'tipo_periodico_obrigatorio'],
  ])('is refused for %s', (_, wish, block) => {
    expect(serialWishBlock(wish)).toBe(block);
  });
});

describe('what is looked for', () => {
  it.each([
    ['Água', 'agua'],
    [' rio ', 'rio'],
    ['ri', null],
    ['', null],
  ])('by %j is %j', (term, key) => {
    expect(interestTermKey(term)).toBe(key);
  });
});
