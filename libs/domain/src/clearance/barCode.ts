// Interleaved 2 of 5 (ISO/IEC 16390): of the five elements of a digit two are wide.
const wideOf = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn'];
const wide = 3;

/**
 * The widths, in modules, of bars and gaps in turn of an even number of digits: the first digit of each pair is in the
 * bars, the second in the gaps between them. The code begins and ends with a bar.
 */
export function itf25(digits: string): number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('An even number of digits is needed.');
  const widthsOf = (digit: string | undefined) =>
    [...(wideOf[Number(digit)] ?? '')].map((element) => (element === 'w' ? wide : 1));
  const pairs = digits.match(/../g) ?? [];
  const body = pairs.flatMap((pair) => {
    const gaps = widthsOf(pair[1]);
    return widthsOf(pair[0]).flatMap((bar, at) => [bar, gaps[at] ?? 1]);
  });
  return [1, 1, 1, 1, ...body, wide, 1, 1];
}

/** The bars alone: how far from the left each begins, and its width, in modules. */
export function barsOf(widths: readonly number[]): { left: number; width: number }[] {
  let left = 0;
  return widths.flatMap((width, at) => {
    const bar = { left, width };
    left += width;
    return at % 2 === 0 ? [bar] : [];
  });
}
