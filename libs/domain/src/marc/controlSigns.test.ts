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
  expect(warnings).toEqual([{ kind: 'stray-text', message: 'Control characters were taken out of 008, 245.' }]);
});

it('line ends become spaces, and brackets of words that do not sort go, without a word of it', async () => {
  const { fields, warnings } = await read('26', '\u0098Um \u009clivro\r\nde\u2028dois');
  expect(fields).toMatchObject([{}, { subfields: [{ value: 'Um livro  de dois' }] }]);
  expect(warnings).toEqual([]);
});

it('marks that such signs keep apart are cut to 32 once they are in a row, and the import says so', async () => {
  const { fields, warnings } = await read('26', `a${`${'\u0315'.repeat(32)}\u202c`.repeat(100)}`);
  expect(fields).toMatchObject([{}, { subfields: [{ value: `a${'\u0315'.repeat(32)}` }] }]);
  expect(warnings.map(({ kind }) => kind)).toEqual(['long-run', 'stray-text']);
});

it('a letter and its mark that such a sign keeps apart are one letter, so that a search finds it', async () => {
  const { fields } = await read('26', 'Caf\u0065\u202c\u0301');
  expect(fields).toMatchObject([{}, { subfields: [{ value: 'Caf\u00e9' }] }]);
});
