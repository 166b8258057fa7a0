import { abntReference } from './abnt/abntReference';
import { bytesOf, collect, inChunks, utf8 } from './iso2709Sample';
import { readMarc } from './readMarc';
import type { DataField } from './record';

const fieldOf = (tag: string, code: string, value: string) =>
  `<datafield tag="${tag}" ind1=" " ind2=" "><subfield code="${code}">${value}</subfield></datafield>`;
const recordOf = (fields: string) =>
  `<record><leader>00000naa a2200000 a 4500</leader><controlfield tag="001">1</controlfield>${fields}</record>`;
const read = async (fields: string) => {
  const [result] = await collect(readMarc(inChunks(bytesOf(utf8(recordOf(fields))), 65_536)));
  if (!result?.ok) throw new Error('The record was not read.');
  return result;
};

describe('a run of signs without a letter or digit', () => {
  it.each(['\n', ' ', ';', '. ', '--', '[', '. . '])(
    'of %j is shortened to fifty, and the import says so',
    async (signs) => {
      const run = signs.repeat(5000);
      const kept = run.slice(0, 50).replaceAll('\n', ' ');
      const { record, warnings } = await read(fieldOf('650', 'a', `Brasil${run}História`));
      expect(record.fields[1]).toMatchObject({
        subfields: [{ value: `Brasil${kept}História` }],
      });
      expect(warnings).toEqual([{ kind: 'long-run', message: 'Long runs of signs were shortened in 650.' }]);
    },
  );

  it('as a table of contents has stays as it is, and so does text of any length', async () => {
    const contents = `Introdução ${'.'.repeat(38)} 7 -- ${'palavra '.repeat(5000)}`;
    const { record, warnings } = await read(fieldOf('505', 'a', contents));
    expect(record.fields[1]).toMatchObject({ subfields: [{ value: contents }] });
    expect(warnings).toEqual([]);
  });
});

it.each([
  ['a date', '260', 'c', 200],
  ['the imprint of a periodical', '773', 'd', 500],
])(
  '%s is looked for in the beginning of a text (%s $%s): of a long one it would take hours',
  async (_, tag, code, max) => {
    const referenceWith = async (length: number) => {
      const value = `Rio: ${'a'.repeat(length - 11)}, 1984`;
      const { record } = await read(fieldOf('245', 'a', 'Um artigo') + fieldOf(tag, code, value));
      return abntReference(record, { hoje: '2026-03-10' }).texto;
    };
    expect(await referenceWith(max)).toContain('1984');
    expect(await referenceWith(max + 1)).not.toContain('1984');
  },
);

const millions = 5_000_000;
const component = (a: string) => [
  { tag: '245', ind1: '1', ind2: '0', subfields: [{ code: 'a', value: 'Um artigo' }] },
  { tag: '773', ind1: '0', ind2: ' ', subfields: [{ code: 'a', value: a }] },
];

it.each<[string, DataField[]]>([
  [
    'a place with a parenthesis that nothing closes',
    [{ tag: '260', ind1: ' ', ind2: ' ', subfields: [{ code: 'a', value: `Rio (${'1'.repeat(millions)}` }] }],
  ],
  ['an event of many beginnings', component(`Congresso ${'(1979: a'.repeat(millions / 8)}`)],
])('%s is read once: begun again at each letter, a reference would take hours', (_, fields) => {
  const record = { leader: '00000naa a2200000 a 4500', fields };
  expect(abntReference(record, { hoje: '2026-03-10' }).texto.length).toBeGreaterThan(millions / 2);
});
