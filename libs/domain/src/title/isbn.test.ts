import { hyphenatedIsbn } from './isbn';

describe('an ISBN has hyphens after its group and its publisher', () => {
  test.each([
    ['of a large Brazilian publisher', '9788535931983', '978-85-359-3198-3'],
    ['of a small Brazilian publisher', '9788576059240', '978-85-7605-924-0'],
    ['of the newer Brazilian group', '9786580309313', '978-65-80309-31-3'],
    ['of ten digits', '8535931988', '85-359-3198-8'],
    ['with X', '080442957X', '0-8044-2957-X'],
    ['in English', '9780201633610', '978-0-201-63361-0'],
    ['of a small range in English', '9781046123458', '978-1-0461-2345-8'],
    ['of a small range in German', '9783678000121', '978-3-67800-012-1'],
    ['of Portugal', '9789722040006', '978-972-20-4000-6'],
  ])('%s', (_, isbn, hyphenated) => {
    expect(hyphenatedIsbn(isbn)).toBe(hyphenated);
  });

  test.each([
    ['of another group', '9787302124467'],
    ['of a publisher that is not assigned', '9786504000002'],
    ['with another prefix', '9791034900001'],
    ['cut off', '97885359'],
  ])('but stays as it is %s', (_, isbn) => {
    expect(hyphenatedIsbn(isbn)).toBe(isbn);
  });
});
