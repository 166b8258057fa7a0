import { code128 } from './code128';

/** Bars as `1`, gaps as `0`, one sign a module. */
const modulesOf = (text: string) =>
  code128(text)
    .map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width))
    .join('');

describe('the bars of a library card', () => {
  it.each([
    ['pairs of digits', '100234', '11010011100110010001001100110011010001011000101110011001100011101011'],
    ['a single digit', '7', '1101001000011101101110111010011001100011101011'],
    [
      'letters and signs',
      'ana.L-9~',
      '110100100001001011000011000010100100101100001001100111010001101110100110111001110010110010001011110110001011101100011101011',
    ],
  ])('are those that JsBarcode draws of %s', (_, text, modules) => {
    expect(modulesOf(text)).toBe(modules);
  });

  it.each(['', 'ção', 'a\n'])('are refused for %j', (text) => {
    expect(() => code128(text)).toThrow(RangeError);
  });
});
