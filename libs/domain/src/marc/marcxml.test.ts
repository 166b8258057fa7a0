import { SaxesParser } from 'saxes';
import { bytesOf, collect, inChunks, utf8 } from './iso2709Sample';
import { readMarcXml } from './marcxml';
import type { ReadOptions, ReadResult } from './readResult';
import { controlValue, dataFields } from './record';

const readBytes = (bytes: Uint8Array, chunkSize = 50, options: ReadOptions = {}): Promise<ReadResult[]> =>
  collect(readMarcXml(inChunks(bytes, chunkSize), options));
const readAll = (xml: string, chunkSize?: number, options?: ReadOptions): Promise<ReadResult[]> =>
  readBytes(bytesOf(utf8(xml)), chunkSize, options);

const outcome = (results: ReadResult[]) =>
  results.map((result) => (result.ok ? controlValue(result.record, '001') : result.kind));
const rawOf = (result: ReadResult | undefined) => new TextDecoder().decode(result?.raw);
const titleOf = (result: ReadResult | undefined) =>
  result?.ok ? dataFields(result.record, '245')[0]?.subfields[0]?.value : undefined;

const leader = '00000nam a2200000 a 4500';
const record = (id: string, title = 'O livro') => `<record>
  <leader>${leader}</leader>
  <controlfield tag="001">${id}</controlfield>
  <datafield tag="245" ind1="1" ind2="0"><subfield code="a">${title}</subfield></datafield>
</record>`;
const collection = (...records: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="http://www.loc.gov/MARC21/slim">${records.join('\n')}</collection>\n`;

describe('a valid file', () => {
  it.each([1, 13, 1000, 1_000_000])('is read the same in chunks of %i bytes', async (size) => {
    const xml = collection(record('um', 'Educação &amp; <![CDATA[<história>]]> &#233; 😀'), record('dois'));
    const results = await readAll(xml, size);
    expect(outcome(results)).toEqual(['um', 'dois']);
    expect(results[0]).toMatchObject({ number: 1, warnings: [] });
    expect(results[0]?.ok && results[0].record).toEqual({
      leader,
      fields: [
        { tag: '001', value: 'um' },
        {
          tag: '245',
          ind1: '1',
          ind2: '0',
          subfields: [{ code: 'a', value: 'Educação & <história> é 😀' }],
        },
      ],
    });
  });

  it('says where each record lies, in bytes', async () => {
    const xml = collection(record('á', 'ção'), record('é'));
    const bytes = bytesOf(utf8(xml));
    const results = await readBytes(bytes);
    expect(results.map(rawOf)).toEqual([record('á', 'ção'), record('é')]);
    for (const { raw, offset } of results) expect(bytes.subarray(offset, offset + raw.length)).toEqual(raw);
  });

  it('may be a single record, with a namespace prefix, and after a byte-order mark', async () => {
    const prefixed = record('um').replace(/<(\/?)/g, '<$1marc:');
    const results = await readAll(
      `\ufeff${prefixed.replace('record', 'record xmlns:marc="http://www.loc.gov/MARC21/slim"')}`,
    );
    expect(outcome(results)).toEqual(['um']);
    expect(results[0]?.offset).toBe(3);
  });

  it('may be wrapped in the records of a harvesting protocol', async () => {
    const wrapped = (id: string) =>
      `<record><header><identifier>oai:${id}</identifier></header><metadata>${record(id)}</metadata></record>`;
    expect(
      outcome(await readAll(`<OAI-PMH><ListRecords>${wrapped('a')}${wrapped('b')}</ListRecords></OAI-PMH>`)),
    ).toEqual(['a', 'b']);
  });

  it('passes over what is commented out', async () => {
    expect(outcome(await readAll(collection(`<!-- ${record('x')} -->`, record('um'))))).toEqual(['um']);
  });

  it('comes out in NFC', async () => {
    expect(titleOf((await readAll(collection(record('x', 'c\u0327a\u0303o'))))[0])).toBe('ção');
  });

  it('may have no records', async () => {
    expect(await readAll(collection())).toEqual([]);
    expect(await readAll('')).toEqual([]);
  });

  it('is read while it arrives', async () => {
    let given = 0;
    async function* endless() {
      yield bytesOf(collection().replace('</collection>\n', '').padEnd(300));
      for (;;) {
        given += 1;
        yield bytesOf(record(`n${given}`));
      }
    }
    const records = readMarcXml(endless());
    await records.next();
    await records.next();
    expect(given).toBe(2);
    await records.return(undefined);
  });
});

describe('the encoding', () => {
  const xml = (encoding: string) => collection(record('um', 'Educação')).replace('UTF-8', encoding);

  it('is the one that the XML declares', async () => {
    expect(titleOf((await readBytes(bytesOf(xml('ISO-8859-1'))))[0])).toBe('Educação');
  });

  it('is UTF-16 after its byte-order mark, low or high byte first', async () => {
    const units = [...`\ufeff${xml('UTF-16')}`].map((character) => character.charCodeAt(0));
    const low = new Uint8Array(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
    const high = new Uint8Array(units.flatMap((unit) => [unit >> 8, unit & 0xff]));
    expect(titleOf((await readBytes(low, 33))[0])).toBe('Educação');
    expect(titleOf((await readBytes(high, 33))[0])).toBe('Educação');
  });

  it('that nobody knows is refused', async () => {
    expect(outcome(await readAll(xml('KLINGON')))).toEqual(['invalid-encoding']);
  });

  it('is never guessed: a record that is not valid UTF-8 is rejected, the others are read', async () => {
    const file = collection(record('a', 'á'), record('b', 'Educa@o'), record('c', '\ufffd'));
    const results = await readBytes(bytesOf(utf8(file).replace('@', '\xe7\xe3')), 10_000);
    expect(outcome(results.slice(0, 2))).toEqual(['a', 'invalid-encoding']);
    const apart = await readBytes(bytesOf(utf8(file).replace('@', '\xe7\xe3')), 40);
    expect(outcome(apart)).toEqual(['a', 'invalid-encoding', 'c']);
  });
});

describe('a record out of shape', () => {
  it.each([
    ['a field without a tag', '<datafield ind1=" " ind2=" "><subfield code="a">x</subfield></datafield>', 'xml-record'],
    ['a tag that is none', '<controlfield tag="1">x</controlfield>', 'xml-record'],
    ['a subfield without a code', '<datafield tag="500"><subfield>x</subfield></datafield>', 'xml-record'],
    ['a subfield without a field', '<subfield code="a">x</subfield>', 'xml-record'],
    ['no fields', '', 'no-fields'],
  ])('is rejected for %s, and the next one is read', async (_, content, kind) => {
    const broken = `<record><leader>${leader}</leader>${content}</record>`;
    const results = await readAll(collection(record('a'), broken, record('z')));
    expect(outcome(results)).toEqual(['a', kind, 'z']);
    expect(rawOf(results[1])).toBe(broken);
    expect(results[1]?.number).toBe(2);
  });

  it('is read with a warning without a leader or with one of another length', async () => {
    const xml = collection(record('a').replace(/<leader>.*<\/leader>/, ''), record('b').replace(leader, 'nam a'));
    const results = await readAll(xml);
    expect(results.map((result) => result.ok && result.record.leader.length)).toEqual([24, 24]);
    expect(results.map((result) => result.ok && result.warnings.map(({ kind }) => kind))).toEqual([
      ['leader'],
      ['leader'],
    ]);
  });

  it('has blank indicators where it has none', async () => {
    const results = await readAll(collection(record('a').replace('ind1="1" ind2="0"', 'ind1=""')));
    expect(results[0]?.ok && dataFields(results[0].record, '245')[0]).toMatchObject({ ind1: ' ', ind2: ' ' });
  });
});

describe('broken XML', () => {
  it.each([
    ['a bare ampersand', record('x', 'Silva & Filhos')],
    ['a bare bracket', record('x', '1 < 2')],
    ['an entity that nobody defined', record('x', 'a&nbsp;b')],
    ['a missing end tag', record('x').replace('</subfield>', '')],
    ['a missing end tag of the record', record('x').replace('</record>', '')],
    ['a wrong end tag', record('x').replace('</subfield>', '</subfeld>')],
    ['an unclosed quote', record('x').replace('code="a"', 'code="a')],
    ['an unclosed comment', record('x', '<!-- ')],
    ['a character that XML forbids', record('x', '\x1f')],
  ])('%s costs one record, in any chunks', async (_, broken) => {
    const xml = collection(record('a'), broken, record('b'), record('c'));
    for (const size of [1, 40, 333, 100_000]) {
      const results = await readAll(xml, size);
      expect(outcome(results)).toEqual(['a', 'xml-malformed', 'b', 'c']);
      expect(results[1]).toMatchObject({ number: 2, offset: xml.indexOf(broken) });
      expect(results[2]).toMatchObject({ number: 3, offset: xml.indexOf(record('b')), raw: bytesOf(record('b')) });
    }
  });

  it('names the byte where it breaks', async () => {
    const xml = collection(record('ç'), record('x', 'a&nbsp;b'));
    const [, result] = await readAll(xml);
    const at = utf8(xml).indexOf('&nbsp;') + '&nbsp;'.length;
    expect(result).toMatchObject({ reason: `The XML is broken at byte ${at}: undefined entity.` });
  });

  it('is noticed at the end of its record, long before the limit', async () => {
    let given = 0;
    async function* endless() {
      yield bytesOf(collection(record('x', 'a & b')).replace('</collection>\n', ''));
      for (;;) {
        given += 1;
        yield bytesOf(record(`n${given}`));
      }
    }
    const records = readMarcXml(endless());
    expect((await records.next()).value).toMatchObject({ kind: 'xml-malformed' });
    expect((await records.next()).value).toMatchObject({ ok: true, number: 2 });
    expect(given).toBeLessThan(3);
    await records.return(undefined);
  });

  it('breaks in every other record and still gives the good ones', async () => {
    const pairs = Array.from({ length: 2000 }, (_, index) => record(`x${index}`, 'a & b') + record(`n${index}`));
    const results = await readAll(collection(...pairs), 65_536);
    expect(results).toHaveLength(4000);
    expect(results.filter(({ ok }) => ok)).toHaveLength(2000);
  });

  it.each([
    ['brackets', '<record><'],
    ['entities', '<record>&x;</record>'],
    ['quotes', '<record a="'],
    ['comments', '<record><!-- '],
    ['sections', '<record><![CDATA['],
  ])('is read in the time that its length takes: many %s in a row', async (_, broken) => {
    const write = jest.spyOn(SaxesParser.prototype, 'write');
    const results = await readAll(collection(record('a'), broken.repeat(20_000), record('b')));
    expect(outcome(results.slice(0, 2))).toEqual(['a', 'xml-malformed']);
    const read = write.mock.calls.reduce((sum, [text]) => sum + (text?.toString().length ?? 0), 0);
    write.mockRestore();
    expect(read).toBeLessThan(20 * broken.length * 20_000 + 10 * 2 ** 20);
  });

  it('below many elements of long names is read in the time that its length takes', async () => {
    const names = Array.from({ length: 28 }, (_, level) => `e${level}`.padEnd(200, 'x'));
    const write = jest.spyOn(SaxesParser.prototype, 'write');
    await readAll(names.map((name) => `<${name}>`).join('') + '<record><'.repeat(20_000));
    const read = write.mock.calls.reduce((sum, [text]) => sum + (text?.toString().length ?? 0), 0);
    write.mockRestore();
    expect(read).toBeLessThan(15 * 2 ** 20);
  });

  it.each([1, 2, 5, 12, 27, 40, 70])(
    'costs one record also in wrappers whose start tags have %i signs more',
    async (more) => {
      const name = `collection${'x'.repeat(more)}`;
      const wrapped = (content: string) => `<record><header/><metadata>${content}</metadata></record>`;
      const xml = [record('a'), record('x', 'a & b'), record('b'), record('c')].map(wrapped).join('');
      expect(outcome(await readAll(`<${name}>${xml}</${name}>`, 1_000_000))).toEqual(['a', 'xml-malformed', 'b', 'c']);
    },
  );

  it('in too many places ends the file, which says so', async () => {
    const results = await readAll(collection(record('a'), '<record><![CDATA['.repeat(200_000)));
    expect(outcome(results.slice(0, 1))).toEqual(['a']);
    expect(results.at(-1)).toMatchObject({
      kind: 'xml-malformed',
      reason: 'The rest of the file is not read: its XML is broken in too many places.',
    });
  });

  it('costs one record also where records are wrapped in others', async () => {
    const wrapped = (content: string) => `<record><header/><metadata>${content}</metadata></record>`;
    const xml = [record('a'), record('x', 'a & b'), record('b')].map(wrapped).join('');
    expect(outcome(await readAll(`<OAI-PMH><ListRecords>${xml}</ListRecords></OAI-PMH>`))).toEqual([
      'a',
      'xml-malformed',
      'b',
    ]);
  });

  it('that ends too early gives what was before', async () => {
    expect(outcome(await readAll(collection(record('a'), record('b')).slice(0, -60)))).toEqual(['a', 'xml-malformed']);
    expect(outcome(await readAll(collection(record('a')).replace('</collection>', '')))).toEqual([
      'a',
      'xml-malformed',
    ]);
  });

  it('may be two files one after the other', async () => {
    const results = await readAll(collection(record('a')) + collection(record('b'), record('c')));
    expect(outcome(results)).toEqual(['a', 'xml-malformed', 'b', 'c']);
  });

  it('that is no XML or no MARC is one rejection', async () => {
    expect(outcome(await readAll('Dom Casmurro; Machado de Assis\n'.repeat(100)))).toEqual(['xml-malformed']);
    expect(outcome(await readAll('<html><body>nada</body></html>'))).toEqual(['not-marc']);
  });
});

describe('hostile XML', () => {
  it('defines entities to no effect', async () => {
    const doctype =
      '<!DOCTYPE collection [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const xml = `${doctype}<collection>${record('x', '&b;')}${record('y', '&f;')}${record('z')}</collection>`;
    expect(outcome(await readAll(xml))).toEqual(['xml-malformed', 'xml-malformed', 'z']);
  });

  it.each([
    ['within a record', `<record>${'<a>'.repeat(100_000)}</record>`],
    ['outside of records', '<a>'.repeat(1_000_000)],
    ['by name', `<record><${'a'.repeat(1000)}/></record>`],
  ])('that opens too much %s is given up at once, and the next record is read', async (_, deep) => {
    const results = await readAll(collection(record('a'), deep, record('z')), 65_536);
    expect(outcome(results)).toEqual(['a', 'xml-malformed', 'z']);
  });

  it.each([
    ['a record', record('x', 'x'.repeat(50_000))],
    ['a text outside of records', `<note>${'x'.repeat(50_000)}</note>`],
  ])('%s without an end is given up at the limit, and the next record is read', async (_, long) => {
    const results = await readAll(collection(record('a'), long, record('z')), 512, { maxRecordBytes: 2000 });
    expect(outcome(results)).toEqual(['a', 'too-large', 'z']);
    expect(results[1]?.raw.length).toBeLessThanOrEqual(2000);
  });
});
