import { readIso2709 } from './iso2709';
import { collect, inChunks } from './iso2709Sample';
import { encodeIso2709 } from './iso2709Write';
import type { MarcField, MarcRecord } from './record';

const leader = '00000cam a2200000 i 4500';

/** A seeded generator of numbers from 0 to `below` - 1 (mulberry32). */
const dice = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const alphabets = [
  'abc xyz 123',
  'ção é às',
  'Война и мир',
  '図書館',
  'q\u0301\u0323',
  '😀 𝔐',
  '.,;:/[]^~',
  '\u00a0\ufffd\t',
];

const randomRecord = (seed: number): MarcRecord => {
  const roll = dice(seed);
  const text = (longest: number) => {
    const letters = [...(alphabets[roll(alphabets.length)] ?? '')];
    return Array.from({ length: roll(longest) }, () => letters[roll(letters.length)])
      .join('')
      .normalize('NFC');
  };
  const field = (): MarcField => {
    if (roll(5) === 0) return { tag: `00${1 + roll(9)}`, value: text(40) };
    const subfields = Array.from({ length: roll(6) }, () => ({ code: 'abcxyz0159'.charAt(roll(10)), value: text(90) }));
    return {
      tag: String(10 + roll(990)).padStart(3, '0'),
      ind1: ' 0123'.charAt(roll(5)),
      ind2: ' 4'.charAt(roll(2)),
      subfields,
    };
  };
  return { leader, fields: Array.from({ length: 1 + roll(30) }, field) };
};

const withoutNumbers = (text: string) => `${text.slice(5, 12)}${text.slice(17)}`;

describe('a record written as ISO 2709', () => {
  it('is read back as it was, whatever its fields', async () => {
    const records = Array.from({ length: 300 }, (_, seed) => randomRecord(seed));
    const file = new Uint8Array(records.flatMap((record) => [...encodeIso2709(record)]));
    const results = await collect(readIso2709(inChunks(file, 1000)));
    expect(results.map((result) => result.ok && result.record.fields)).toEqual(records.map(({ fields }) => fields));
    expect(results.filter((result) => !result.ok || result.warnings.length > 0)).toEqual([]);
    for (const result of results) {
      expect(result.ok && withoutNumbers(result.record.leader)).toBe(withoutNumbers(leader));
    }
  });

  it('has the lengths and the base address that the format asks for', () => {
    const bytes = encodeIso2709({
      leader: '99999nam  9999999 a 9999',
      fields: [
        { tag: '001', value: 'um' },
        { tag: '245', ind1: '1', ind2: '0', subfields: [{ code: 'a', value: 'Ação' }] },
      ],
    });
    expect(new TextDecoder().decode(bytes)).toBe(
      '00064nam a2200049 a 4500' + '001000300000' + '245001100003' + '\x1e' + 'um\x1e' + '10\x1faAção\x1e' + '\x1d',
    );
    expect(bytes).toHaveLength(64);
  });

  it('may have a leader that is too short', () => {
    const bytes = encodeIso2709({ leader: '', fields: [{ tag: '001', value: 'x' }] });
    expect(new TextDecoder().decode(bytes.subarray(0, 24))).toBe('00040    a2200037   4500');
  });
});

describe('what ISO 2709 cannot contain is refused', () => {
  const note = (value: string): MarcField => ({ tag: '500', ind1: ' ', ind2: ' ', subfields: [{ code: 'a', value }] });
  const write =
    (...fields: MarcField[]) =>
    () =>
      encodeIso2709({ leader, fields });

  it('a record over 99,999 bytes, to the byte', () => {
    const nine = Array.from({ length: 9 }, () => note('x'.repeat(9994)));
    const fixed = 24 + 1 + 1 + 10 * 12 + 9 * 9999 + 5;
    expect(write(...nine, note('x'.repeat(99_999 - fixed)))()).toHaveLength(99_999);
    expect(write(...nine, note('x'.repeat(100_000 - fixed)))).toThrow(
      'The record has 100000 bytes; ISO 2709 allows 99999.',
    );
  });

  it('a field over 9,999 bytes, counted in UTF-8', () => {
    expect(write(note('é'.repeat(4997)))()).toHaveLength(24 + 12 + 1 + 9999 + 1);
    expect(write(note('é'.repeat(4998)))).toThrow('Field 500 has 10001 bytes; ISO 2709 allows 9999.');
  });

  it.each(['\x1d', '\x1e', '\x1f'])('a separator inside a value (%j)', (separator) => {
    expect(write(note(`a${separator}b`))).toThrow(RangeError);
    expect(write({ tag: '001', value: separator })).toThrow(RangeError);
  });

  it.each(['', '1', '0001', 'çãé'])('a tag that is none (%j)', (tag) => {
    expect(write({ tag, value: 'x' })).toThrow(RangeError);
  });
});
