import { readIso2709 } from './iso2709';
import { bytesOf, collect, inChunks, isoRecord, plainRecord, utf8, type SampleLies } from './iso2709Sample';
import type { ReadOptions, ReadResult } from './readResult';
import { controlValue, dataFields } from './record';

const readAll = (text: string, chunkSize = 64, options: ReadOptions = {}): Promise<ReadResult[]> =>
  collect(readIso2709(inChunks(bytesOf(text), chunkSize), options));

/** Control numbers of records read, kinds of rejections. */
const outcome = (results: ReadResult[]) =>
  results.map((result) => (result.ok ? controlValue(result.record, '001') : result.kind));

const warnings = (result: ReadResult | undefined) => (result?.ok ? result.warnings.map(({ kind }) => kind) : undefined);

const title: [string, string] = ['245', '10\x1faO livro /\x1fcAlguem'];

describe('a valid file', () => {
  it.each([1, 7, 64, 100_000])('is read the same in chunks of %i bytes', async (size) => {
    const first = plainRecord('um');
    const results = await readAll(first + plainRecord('dois'), size);
    expect(results).toEqual([
      {
        ok: true,
        number: 1,
        offset: 0,
        raw: bytesOf(first),
        warnings: [],
        record: {
          leader: first.slice(0, 24),
          fields: [
            { tag: '001', value: 'um' },
            {
              tag: '245',
              ind1: '1',
              ind2: '0',
              subfields: [
                { code: 'a', value: 'O livro' },
                { code: 'b', value: 'um romance' },
              ],
            },
          ],
        },
      },
      expect.objectContaining({ ok: true, number: 2, offset: first.length, raw: bytesOf(plainRecord('dois')) }),
    ]);
  });

  it('keeps the order of its fields, repeated and unsorted ones too', async () => {
    const [result] = await readAll(isoRecord([['001', 'x'], ['700', '1 \x1faB'], title, ['700', '1 \x1faA\x1fa']]));
    expect(result?.ok && result.record.fields.map(({ tag }) => tag)).toEqual(['001', '700', '245', '700']);
    expect(result?.ok && dataFields(result.record, '700')[1]?.subfields).toEqual([
      { code: 'a', value: 'A' },
      { code: 'a', value: '' },
    ]);
  });

  it('may have data in another order than its directory', async () => {
    const fields: [string, string][] = [
      ['245', '10\x1faTitle'],
      ['001', '7'],
    ];
    const [result] = await readAll(isoRecord(fields, { directory: '001000200010245001000000' }));
    expect(warnings(result)).toEqual([]);
    expect(result?.ok && result.record.fields).toEqual([
      { tag: '001', value: '7' },
      { tag: '245', ind1: '1', ind2: '0', subfields: [{ code: 'a', value: 'Title' }] },
    ]);
  });

  it('may have data in another order even if the lengths in its directory are wrong', async () => {
    const fields: [string, string][] = [
      ['245', '10\x1faTitle'],
      ['001', '7'],
    ];
    const [result] = await readAll(isoRecord(fields, { directory: '001000900010245000900000' }));
    expect(result?.ok && result.record.fields).toEqual([
      { tag: '001', value: '7' },
      { tag: '245', ind1: '1', ind2: '0', subfields: [{ code: 'a', value: 'Title' }] },
    ]);
  });

  it('has no results if it is empty', async () => {
    expect(await readAll('')).toEqual([]);
    expect(await readAll('\r\n\x1a')).toEqual([]);
  });

  it('is read while it arrives', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield bytesOf(plainRecord(`n${given}`));
      }
    }
    const records = readIso2709(endless());
    await records.next();
    await records.next();
    expect(given).toBe(2);
    await records.return(undefined);
  });

  it('may come in a buffer that is used again for each chunk', async () => {
    async function* reused() {
      const buffer = bytesOf(plainRecord('a'));
      yield buffer;
      buffer.set(bytesOf(plainRecord('b')));
      yield buffer;
    }
    const results = await collect(readIso2709(reused()));
    expect(results.map(({ raw }) => raw)).toEqual([bytesOf(plainRecord('a')), bytesOf(plainRecord('b'))]);
  });
});

describe('dirt between records', () => {
  it.each([
    ['surplus terminators', '\x1d\x1d'],
    ['line ends', '\r\n'],
    ['NULs and an end-of-file mark', '\0\0\x1a'],
    ['a blank line', '  \n\x1d'],
  ])('%s are no records and cost none', async (_, dirt) => {
    const one = plainRecord('um');
    const results = await readAll(one + dirt + plainRecord('dois') + dirt, 5);
    expect(outcome(results)).toEqual(['um', 'dois']);
    expect(results[1]).toMatchObject({ number: 2, offset: one.length + dirt.length });
  });

  it('a byte-order mark before the first record is skipped', async () => {
    const results = await readAll(`\xef\xbb\xbf${plainRecord('um')}`);
    expect(outcome(results)).toEqual(['um']);
    expect(results[0]?.offset).toBe(3);
  });
});

describe('a record with wrong numbers', () => {
  const fields: [string, string][] = [['001', 'x'], title];
  const control = (lies: SampleLies) => readAll(plainRecord('a') + isoRecord(fields, lies) + plainRecord('z'));

  it.each<[string, SampleLies, string]>([
    ['a length that is too short', { length: '00030' }, 'record-length'],
    ['a length that is too long', { length: '09999' }, 'record-length'],
    ['a length that is no number', { length: '     ' }, 'record-length'],
    ['field lengths that are too short', { directory: '001000200000245000400002' }, 'directory'],
    ['field lengths that are no numbers', { directory: '001xxxx00000245????00002' }, 'directory'],
    ['field starts that miss the fields', { directory: '001000200001245000400007' }, 'directory'],
    ['field starts beyond the record', { directory: '001000299999245001799998' }, 'directory'],
    ['two fields that start at the same place', { directory: '001000200000245001700000' }, 'directory'],
    ['a base address beyond it', { base: '99999' }, 'leader'],
    ['a base address of zero', { base: '00000' }, 'leader'],
    ['a base address that is no number', { base: 'f0049' }, 'leader'],
    ['a base address inside the directory', { base: '00037' }, 'leader'],
    ['a control character in its leader', { scheme: '\x07' }, 'leader'],
    ['a byte in its leader that is no text', { scheme: '\xe3' }, 'leader'],
  ])('is read whole despite %s', async (_, lies, warning) => {
    const results = await control(lies);
    expect(outcome(results)).toEqual(['a', 'x', 'z']);
    expect(results[1]?.ok && dataFields(results[1].record, '245')).toEqual([
      {
        tag: '245',
        ind1: '1',
        ind2: '0',
        subfields: [
          { code: 'a', value: 'O livro /' },
          { code: 'c', value: 'Alguem' },
        ],
      },
    ]);
    expect(warnings(results[1])).toEqual([warning]);
  });

  it.each<[string, SampleLies, string]>([
    ['a base address that no directory gives', { base: '99999', directory: '001000200000245' }, 'base-address'],
    ['a directory that is one byte too long', { directory: '0010002000002450022000021' }, 'directory'],
    ['fewer entries than fields, and wrong ones', { directory: '245001700001' }, 'directory'],
    ['tags that are no tags', { directory: '\xc3\xa91000200000245001700002' }, 'directory'],
    ['an empty directory', { directory: '' }, 'no-fields'],
  ])('is rejected for %s, and the next one is read', async (_, lies, kind) => {
    const results = await control(lies);
    expect(outcome(results)).toEqual(['a', kind, 'z']);
    const offset = plainRecord('a').length;
    expect(results[1]).toMatchObject({ number: 2, offset, raw: bytesOf(isoRecord(fields, lies)) });
  });

  it('is read with a warning if bytes belong to no field', async () => {
    const [result] = await readAll(isoRecord([['001', 'x'], title], { directory: '001000200000' }));
    expect(result?.ok && result.record.fields).toEqual([{ tag: '001', value: 'x' }]);
    expect(warnings(result)).toEqual(['directory']);
  });

  it('is read if its numbers count characters instead of bytes', async () => {
    const data = utf8('10\x1faHistória da educação');
    const [result] = await readAll(
      isoRecord(
        [
          ['245', data],
          ['650', ' 4\x1faEnsino'],
        ],
        { scheme: 'a', directory: '245002500000650001100025', length: '00086' },
      ),
    );
    expect(result?.ok && dataFields(result.record, '245', '650').map(({ subfields }) => subfields[0]?.value)).toEqual([
      'História da educação',
      'Ensino',
    ]);
  });

  it('is read if a field is too long for its four digits and the directory grew', async () => {
    const long = 'x'.repeat(12_000);
    const record = isoRecord([['001', 'x'], ['520', `  \x1fa${long}`], title]);
    expect(record.slice(24, 24 + 37)).toBe('0010002000005201200500002245002212007');
    const [result] = await readAll(record, 1000);
    expect(result?.ok && result.record.fields.map(({ tag }) => tag)).toEqual(['001', '520', '245']);
    expect(result?.ok && dataFields(result.record, '520')[0]?.subfields[0]?.value).toBe(long);
    expect(warnings(result)).toEqual(['directory']);
  });

  it('is read if a field is too long for its four digits and they were cut', async () => {
    const long = 'x'.repeat(12_000);
    const directory = '001000200000520200500002245002212007';
    const [result] = await readAll(isoRecord([['001', 'x'], ['520', `  \x1fa${long}`], title], { directory }), 1000);
    expect(result?.ok && dataFields(result.record, '520')[0]?.subfields[0]?.value).toBe(long);
  });
});

describe('a record that is broken off', () => {
  it('at the end of the file is rejected, what was before it is read', async () => {
    const results = await readAll(plainRecord('a') + plainRecord('b').slice(0, -20));
    expect(outcome(results)).toEqual(['a', 'truncated']);
  });

  it('in its leader is rejected', async () => {
    expect(outcome(await readAll(`${plainRecord('a')}00123nam`))).toEqual(['a', 'too-short']);
  });

  it('by nothing but its terminator is read', async () => {
    const results = await readAll(plainRecord('a').slice(0, -1));
    expect(outcome(results)).toEqual(['a']);
    expect(warnings(results[0])).toEqual(['terminator']);
  });

  it('does not take the next one with it', async () => {
    const broken = plainRecord('b').slice(0, -12);
    const results = await readAll(plainRecord('a') + broken + plainRecord('c') + plainRecord('d'));
    expect(outcome(results)).toEqual(['a', 'truncated', 'c', 'd']);
    expect(results[2]).toMatchObject({ number: 3, offset: plainRecord('a').length + broken.length });
  });

  it('and never ends is given up at the limit, and the file is read on from the next terminator', async () => {
    const maxRecordBytes = 1000;
    const endless = `00123nam  2200049 a 4500${'x'.repeat(100_000)}\x1d`;
    const results = await readAll(plainRecord('a') + endless + plainRecord('z'), 512, { maxRecordBytes });
    expect(outcome(results)).toEqual(['a', 'too-large', 'z']);
    expect(results[1]?.raw).toHaveLength(maxRecordBytes);
    expect(results[2]?.offset).toBe(plainRecord('a').length + endless.length);
  });
});

describe('a field out of shape', () => {
  const readField = async (data: string, tag = '500') => {
    const [result] = await readAll(isoRecord([[tag, data]]));
    return { field: result?.ok && result.record.fields[0], warnings: warnings(result) };
  };
  const a = (value: string) => [{ code: 'a', value }];

  it.each<[string, string, object, string[]]>([
    ['without subfields', '  ', { ind1: ' ', ind2: ' ', subfields: [] }, []],
    ['without anything', '', { ind1: ' ', ind2: ' ', subfields: [] }, []],
    ['with text but no subfields', '1 Nota', { ind1: '1', ind2: ' ', subfields: a('Nota') }, ['stray-text']],
    ['with nothing but text', 'RN0001', { ind1: ' ', ind2: ' ', subfields: a('RN0001') }, ['stray-text']],
    ['without indicators', '\x1faNota', { ind1: ' ', ind2: ' ', subfields: a('Nota') }, []],
    ['with one indicator', '1\x1faNota', { ind1: '1', ind2: ' ', subfields: a('Nota') }, []],
    ['with text before its subfields', '1 xx\x1faNota', { ind1: '1', ind2: ' ', subfields: a('Nota') }, ['stray-text']],
    ['with a delimiter too many', '  \x1f\x1faNota\x1f', { ind1: ' ', ind2: ' ', subfields: a('Nota') }, []],
    ['with a NUL', '  \x1faNo\0ta', { ind1: ' ', ind2: ' ', subfields: a('Nota') }, ['stray-text']],
  ])('%s is kept as far as it can be', async (_, data, field, found) => {
    expect(await readField(data)).toEqual({ field: { tag: '500', ...field }, warnings: found });
  });

  it('a tag of letters is a data field', async () => {
    expect((await readField('  \x1faNota', 'CAT')).field).toMatchObject({ tag: 'CAT', subfields: a('Nota') });
  });
});

describe('the encoding', () => {
  const readTitle = async (data: string, lies: SampleLies, options?: ReadOptions) => {
    const [result] = await readAll(isoRecord([['245', `10\x1fa${data}`]], lies), 64, options);
    if (!result?.ok) return result?.kind;
    return [dataFields(result.record, '245')[0]?.subfields[0]?.value, ...(warnings(result) ?? [])];
  };

  it('is UTF-8 where the leader says so, in NFC', async () => {
    expect(await readTitle(utf8('Educac\u0327a\u0303o'), { scheme: 'a' })).toEqual(['Educação']);
  });

  it('is MARC-8 where the leader says nothing', async () => {
    expect(await readTitle('Educa\xf0c\xe4ao', {})).toEqual(['Educação']);
  });

  it('starts anew at each subfield in MARC-8', async () => {
    const [result] = await readAll(isoRecord([['245', '10\x1fa\x1b(NAB\x1fbAB']]));
    expect(result?.ok && dataFields(result.record, '245')[0]?.subfields).toEqual([
      { code: 'a', value: 'аб' },
      { code: 'b', value: 'AB' },
    ]);
  });

  it('is UTF-8, with a warning, where the leader says MARC-8 and the text says UTF-8', async () => {
    expect(await readTitle(utf8('Educação'), {})).toEqual(['Educação', 'encoding']);
  });

  it('is never guessed where it should be UTF-8 and is not', async () => {
    expect(await readTitle('Educa\xe7\xe3o', { scheme: 'a' })).toBe('invalid-encoding');
  });

  it.each<[string, string, [string, string][]]>([
    [
      'MARC-8 or Latin 1',
      'th\xe2e\xe3atre',
      [
        ['marc-8', 'théâtre'],
        ['iso-8859-1', 'thâeãatre'],
      ],
    ],
    ['Latin 1, if a MARC-8 mark has no letter', 'Jos\xe9 veio', [['iso-8859-1', 'José']]],
    ['Latin 1, if a letter does not take its mark', 'a hist\xf3ria', [['iso-8859-1', 'história']]],
    ['MARC-8, if Latin 1 has no such character', '\x88O \x89livro \xe2e', [['marc-8', '\u0098O']]],
  ])('of a record that claims UTF-8 and is not may be %s, with a word to tell by', async (_, data, readings) => {
    const [result] = await readAll(isoRecord([['245', `10\x1fa${data}`]], { scheme: 'a' }));
    expect(result).toMatchObject({
      kind: 'invalid-encoding',
      readings: readings.map(([encoding, sample]) => ({ encoding, sample })),
    });
  });

  it.each([
    [
      'references of characters that it lacks',
      'Vi&#x1EBF;t &#x1F600; AT&T &#x41;',
      ['Việt 😀 AT&T &#x41;'.replace('ệ', 'ế')],
    ],
    ['East Asian text without its escapes', 'Titulo $1!0!!0"(B fim', ['Titulo 一丁 fim']],
    ['prices', '$1.50 (B)', ['$1.50 (B)']],
  ])('has in MARC-8 %s', async (_, data, expected) => {
    expect(await readTitle(data, {})).toEqual(expected);
    expect(await readTitle(data, { scheme: 'a' })).toEqual([data]);
  });

  it('can be set for the reader', async () => {
    const encoding = 'iso-8859-1';
    expect(await readTitle('Educa\xe7\xe3o', { scheme: 'a' }, { encoding })).toEqual(['Educação']);
    expect(await readTitle('Educa\xe7\xe3o', {}, { encoding })).toEqual(['Educação']);
    expect(await readTitle('Educa\xf0c\xe4ao', { scheme: 'a' }, { encoding: 'marc-8' })).toEqual(['Educação']);
    expect(await readTitle('\xc3\xa9 1899', {}, { encoding: 'marc-8' })).toEqual(['©♭ 1899']);
    expect(await readTitle('Educa\xe7\xe3o', {}, { encoding: 'utf-8' })).toBe('invalid-encoding');
  });

  it('is doubted where the text does not look like MARC-8', async () => {
    expect(await readTitle('ser\xe1 aqui', {})).toEqual(['ser \u0300aqui', 'encoding']);
    expect(await readTitle('\xc9den', {})).toEqual(['\ufffdden', 'lost-characters', 'encoding']);
  });

  it('loses Hangul with a warning', async () => {
    expect(await readTitle('\x1b$1oI,\x1b(B /', {})).toEqual(['\ufffd /', 'lost-characters']);
    expect(await readTitle('A $1oI,(B /', {})).toEqual(['A \ufffd /', 'lost-characters']);
  });

  it('leaves the subfield code alone when a value begins with a mark', async () => {
    const [result] = await readAll(isoRecord([['245', utf8('10\x1fa\u0301x')]], { scheme: 'a' }));
    expect(result?.ok && dataFields(result.record, '245')[0]?.subfields).toEqual([{ code: 'a', value: '\u0301x' }]);
  });
});
