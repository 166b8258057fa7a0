import { mayBeMailed, minutesToNextAttempt, recipientsOf } from './mail';

describe('a patron’s own words in a mail', () => {
  it.each([
    'Para a aula de quinta. Leiam antes!',
    'R$ 1.500,00 em 10.03.2026, das 8h às 9h30; p. 12.',
    'Cf. o cap. 3 e ss. do livro',
    'ação: item 1) e item 2)',
    'Até já! 👍 Àquela hora: l·l, ñ, ö.',
    '',
  ])('may be %j', (text) => expect(mayBeMailed(text, 500)).toBe(true));

  it.each([
    'https://evil.example',
    'HTTP://EVIL',
    'evil.example/login',
    'ação.com.br',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil。example',
    'evil\u200B.\u2060example',
    'evil\u00AD.example',
    'evil\uFE0F.example',
    'evil\u034F.example',
    'evil.e\u0323xample',
    'हिन्दी.com',
    'evil.क्लिक',
    'i❤.ws',
    'eu@evil',
    'eu＠evil',
    '192.0.2.1',
    'www evil com',
    'x'.repeat(501),
  ])('may not be %j', (text) => expect(mayBeMailed(text, 500)).toBe(false));
});

it('recipients are counted once, however they are written', () => {
  expect(recipientsOf('lia@exemplo.br; LIA@exemplo.br;')).toEqual(['LIA@exemplo.br']);
});

test('a mail that cannot be sent is tried again ever later, and given up after about two days', () => {
  const waits: number[] = [];
  for (let minutes = minutesToNextAttempt(1); minutes !== null; minutes = minutesToNextAttempt(waits.length + 1))
    waits.push(minutes);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  const hours = waits.reduce((sum, minutes) => sum + minutes, 0) / 60;
  expect(hours).toBeGreaterThan(40);
  expect(hours).toBeLessThan(56);
});
