import { figuresOf, meanOf } from './figures';
import { heldBack, tuned } from './judged';

describe('the figures of a search', () => {
  it.each([
    ['the wanted title first', ['best', 'none'], ['best'], [1, 1, 1]],
    ['the wanted title second', ['none', 'best'], ['best'], [0, 1, 0.63]],
    ['a title on the subject above the wanted one', ['also', 'best'], ['best', 'also'], [0, 1, 0.8]],
    ['both in the right order', ['best', 'also'], ['best', 'also'], [1, 1, 1]],
    ['the wanted title eleventh', [...Array(10).fill('none'), 'best'], ['best'], [0, 0, 0]],
    ['nothing found', [], ['best'], [0, 0, 0]],
  ] as const)('%s', (_, hits, judged, [success1, success10, ndcg10]) => {
    const figures = figuresOf(hits, judged);
    expect(figures).toMatchObject({ success1, success10 });
    expect(figures.ndcg10).toBeCloseTo(ndcg10, 2);
  });

  it('several searches have the mean of theirs', () => {
    expect(meanOf([figuresOf(['best'], ['best']), figuresOf([], ['best'])])).toEqual({
      success1: 0.5,
      success10: 0.5,
      ndcg10: 0.5,
    });
  });
});

it('at least 120 searches are judged, 40 of them held back, none twice', () => {
  const searches = [...tuned, ...heldBack].map(({ search }) => search);
  expect(searches.length).toBeGreaterThanOrEqual(120);
  expect(heldBack.length).toBeGreaterThanOrEqual(40);
  expect(new Set(searches).size).toBe(searches.length);
});
