import { pageNumbers } from './pageNumbers';

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((number) => number ?? '…')
    .join(' ');

describe('the numbers of a list of pages', () => {
  it.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 … 20'],
    [4, 20, '1 2 3 4 5 … 20'],
    [5, 20, '1 … 4 5 6 … 20'],
    [10, 20, '1 … 9 10 11 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [20, 20, '1 … 16 17 18 19 20'],
  ])('page %i of %i', (page, pages, expected) => {
    expect(shown(page, pages)).toBe(expected);
  });
});
