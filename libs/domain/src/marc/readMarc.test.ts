import { bytesOf, collect, inChunks, plainRecord, utf8 } from './iso2709Sample';
import { readMarc, sniffMarc } from './readMarc';

const readAll = async (text: string, chunkSize = 20) => {
  const results = await collect(readMarc(inChunks(bytesOf(text), chunkSize)));
  return results.map((result) => (result.ok ? result.record.fields.length : result.kind));
};

const xml = '<?xml version="1.0"?>\n<record><leader>x</leader><controlfield tag="001">y</controlfield></record>';

describe('the format of a file', () => {
  it.each([
    ['ISO 2709', plainRecord('a') + plainRecord('b'), [2, 2]],
    ['ISO 2709 after a byte-order mark', `\xef\xbb\xbf${plainRecord('a')}`, [2]],
    ['ISO 2709 after line ends', `\r\n${plainRecord('a')}`, [2]],
    ['ISO 2709 without lengths', plainRecord('a').replace(/^\d{5}/, '     '), [2]],
    ['ISO 2709 with a damaged leader', plainRecord('a').replace(/^.{24}/, '00\x0112n\x02  a  \xff     450 zz'), [2]],
    ['ISO 2709 with a blank leader', plainRecord('a').replace(/^.{24}/, ' '.repeat(24)), [2]],
    ['ISO 2709 with a broken first record', `lixo\x1d${plainRecord('a')}`, ['too-short', 2]],
    ['MARCXML', xml, [1]],
    ['MARCXML after a byte-order mark and blanks', `\xef\xbb\xbf\n${xml.slice(22)}`, [1]],
    ['an empty file', '', []],
    ['nothing but line ends', '\r\n\r\n', []],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\x1d\x1e\x1d\x1e', ['not-marc']],
    ['a table', 'titulo;autor\nDom Casmurro;Machado de Assis\n', ['not-marc']],
    ['JSON', '{"leader":"00000nam"}', ['not-marc']],
    ['text', utf8('2005 foi um ano de educação'), ['not-marc']],
  ])('is recognized by its beginning: %s', async (_, text, expected) => {
    expect(await readAll(text)).toEqual(expected);
    expect(await readAll(text, 1)).toEqual(expected);
  });

  it('is MARCXML in UTF-16 too', () => {
    expect(sniffMarc(bytesOf('\xff\xfe<\0r\0'))).toBe('marcxml');
  });

  it('applies also to a file longer than the inspected part', async () => {
    const records = Array.from({ length: 4000 }, (_, index) => plainRecord(`n${index}`));
    expect(await readAll(records.join(''), 65_536)).toHaveLength(4000);
  });
});

describe('the source', () => {
  it('is closed when the reader is left early', async () => {
    let closed = 0;
    async function* source() {
      try {
        for (;;) yield bytesOf(plainRecord('a'));
      } finally {
        closed += 1;
      }
    }
    for await (const result of readMarc(source())) {
      expect(result.ok).toBe(true);
      break;
    }
    expect(closed).toBe(1);
  });

  it('is closed when the file is no MARC', async () => {
    let closed = 0;
    async function* source() {
      try {
        for (;;) yield bytesOf('x'.repeat(60_000));
      } finally {
        closed += 1;
      }
    }
    expect(await collect(readMarc(source()))).toEqual([expect.objectContaining({ ok: false, kind: 'not-marc' })]);
    expect(closed).toBe(1);
  });

  it('may fail, and then the reader fails with it', async () => {
    async function* source() {
      yield bytesOf(plainRecord('a'));
      throw new Error('the disk is gone');
    }
    await expect(collect(readMarc(source()))).rejects.toThrow('the disk is gone');
  });
});
