import { printable } from './printable';

test('a text of somebody else’s cannot move the cursor, colour the terminal or turn the direction of writing', () => {
  expect(printable('a\u001b[31mred\u0007\nb\u202ec\u2066d — ação')).toBe('a[31mredbcd — ação');
});
