/**
 * The publishers' ranges of the registration groups whose books Brazilian libraries have: English, French, German, Spain,
 * Brazil, Argentina and Portugal. Each is the first publisher number of a range, which has as many digits as the others
 * of its range; with "-" the range is not assigned. Source: International ISBN Agency, range message of September 2026.
 */
const RANGES: Readonly<Record<string, string>> = {
  0: '00 200 2280 229 3690 370 6390 6398000 640 6450000 646 6480000 649 6550 656 7000 85000 900000 9003710 900372 9500000',
  1: '000 01 030 0350 040 0460 047 0480 05 -06 0665000 0700 100 3980 55000 6500 68000 6860 714 7170 7320000 74000 7620 7635000 76500 7750000 77540 7764000 77650 7770000 77830 7900 80000 8380000 83850 8672 86760 869800 9160000 916506 9168700 916908 9191640 919565 9196000 919655 9730 987800 9911500 991200 9989900',
  2: '00 200 35000 400 487000 495 4960 49670 497 5280 530 7000 84000 900000 91980 919810 9199430 919969 9500000',
  3: '00 030 0340 03700 04 200 3130 314 39 400 67600 688 68900 6950 85000 900000 9500000 95400 9700000 98500 9996',
  65: '00 -03 250 -303 5000 -635 80000 -81825 82000 900000 -90245 975500',
  84: '00 10000 1050 120000 1300 140 15000 200 7000 85000 9000 920000 92400 930000 95000 9700',
  85: '00 200 455000 45530 456 52900 5320 534 54000 540400 54050 540900 54100 5440 54800 5500 60000 7000 85000 900000 92500 9450 96 98000',
  950: '00 500 9000 99000',
  972: '0 20 550 8000 95000',
  987: '00 1000 20000 30 3600 42 4400 45000 4900 500 8250 82800 8300 85 8900 95000',
  989: '0 -1 20 35000 37 49000 50 53000 550 8000 95000',
};

const FORM = /^(978)?(\d{9})([\dX])$/;

/** An ISBN with its hyphens: `978-85-359-3198-3`. As it is, if its group or publisher is not among the known ones. */
export function hyphenatedIsbn(isbn: string): string {
  const [, prefix, digits = '', check] = FORM.exec(isbn) ?? [];
  const group = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => start in RANGES);
  if (check === undefined || group === undefined) return isbn;
  const rest = digits.slice(group.length);
  const range = RANGES[group]?.split(' ').findLast((first) => first.replace('-', '') <= rest);
  if (range === undefined || range.startsWith('-')) return isbn;
  const parts = [prefix, group, rest.slice(0, range.length), rest.slice(range.length), check];
  return parts.filter(Boolean).join('-');
}
