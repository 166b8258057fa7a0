import { bytesOf, collect, inChunks, isoRecord, utf8 } from './iso2709Sample';
import { readMarc } from './readMarc';

const read = async (control: string, title: string) => {
  const fields: [string, string][] = [
    ['008', utf8(control)],
    ['245', `10\x1fa${utf8(title)}`],
  ];
  const [result] = await collect(readMarc(inChunks(bytesOf(isoRecord(fields, { scheme: 'a' })))));
  if (!result?.ok) throw new Error('The record was not read.');
  return { fields: result.record.fields, warnings: result.warnings };
};

it('control characters and those that turn writing around are taken out of a record, and the import says so', async () => {
  const { fields, warnings } = await read('26\x07', 'Um \x1b[31mlivro\u202e\u2066\x07');
  expect(fields).toMatchObject([{ value: '26 ' }, { subfields: [{ value: 'Um [31mlivro' }] }]);
  expect(warnings).toEqual([{ kind: 'control-characters', message: 'Control characters were taken out of 008, 245.' }]);
});

it('line ends become spaces, and brackets of words that do not sort go, without a word of it', async () => {
  const { fields, warnings } = await read('26', '\u0098Um \u009clivro\r\nde\u2028dois');
  expect(fields).toMatchObject([{}, { subfields: [{ value: 'Um livro  de dois' }] }]);
  expect(warnings).toEqual([]);
});

it('marks that such signs keep apart are cut to 32 once they are in a row, and the import says so', async () => {
  const { fields, warnings } = await read('26', `a${`${'\u0315'.repeat(32)}\u202c`.repeat(100)}`);
  expect(fields).toMatchObject([{}, { subfields: [{ value: `a${'\u0315'.repeat(32)}` }] }]);
  expect(warnings.map(({ kind }) => kind)).toEqual(['long-run', 'control-characters']);
});

it('a letter and its mark that such a sign keeps apart are one letter, so that a search finds it', async () => {
  const { fields } = await read('26', 'Caf\u0065\u202c\u0301');
  expect(fields).toMatchObject([{}, { subfields: [{ value: 'Caf\u00e9' }] }]);
});

it.each([
  ['an escape', '\x1b', '\x1b'],
  ['an override of direction', utf8('\u202e'), '\x07'],
])('an indicator or a code that is %s becomes a blank, and the import says so', async (_, code, indicator) => {
  const file = isoRecord([['245', `${indicator}0\x1faUm\x1f${code}livro`]], { scheme: 'a' });
  const [result] = await collect(readMarc(inChunks(bytesOf(file))));
  expect(result).toMatchObject({
    record: { fields: [{ ind1: ' ', ind2: '0', subfields: [{ code: 'a' }, { code: ' ', value: 'livro' }] }] },
    warnings: [
      {
        kind: 'control-characters',
        message: 'Indicators or codes that are no ASCII characters are read as blanks in 245.',
      },
    ],
  });
});

it('the leader and the indicators of MARCXML have ASCII characters only', async () => {
  const xml = `<record><leader>00000na\u202e a2200000 a 4500\x85</leader><datafield tag="245" ind1="\u2066" ind2=" ">
    <subfield code="a">Um livro</subfield></datafield></record>`;
  const [result] = await collect(readMarc(inChunks(bytesOf(utf8(xml)))));
  expect(result).toMatchObject({
    record: { leader: '00000na  a2200000 a 4500', fields: [{ ind1: ' ' }] },
    warnings: [
      { kind: 'leader' },
      { kind: 'leader', message: 'Position 7 of the leader is no ASCII character and is read as a blank.' },
      { kind: 'control-characters' },
    ],
  });
});
