import { typedDeclarationCode } from './clearance/declarationCode';
import { pixText } from './clearance/pix';
import { mayBeMailed } from './mail';
import { bytesOf, collect, inChunks, isoRecord, utf8 } from './marc/iso2709Sample';
import { readMarc } from './marc/readMarc';
import { normalized } from './normalized';
import { searchKey } from './text';
import { unaccented } from './unaccented';

// A form puts each of the second ones before all of the first ones.
const marks = '\u0315'.repeat(200) + '\u0316'.repeat(200);
const longestRun = (text: string) =>
  Math.max(0, ...(text.match(/[\p{M}\uff9e\uff9f]+/gu) ?? []).map(({ length }) => length));

/** The most marks in a row that a work had sorted. */
async function marksSorted(work: () => unknown): Promise<number> {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  try {
    await work();
    return Math.max(...normalize.mock.contexts.map((text) => longestRun(String(text))));
  } finally {
    normalize.mockRestore();
  }
}

const read = async (file: string) => {
  const [result] = await collect(readMarc(inChunks(bytesOf(file), 65_536)));
  if (!result?.ok) throw new Error('The record was not read.');
  return result;
};
const files: [format: string, file: string][] = [
  [
    'MARCXML',
    utf8(
      `<record><leader>00000nam a2200000 a 4500</leader><datafield tag="245" ind1=" " ind2=" ">` +
        `<subfield code="a">Livro a${marks}</subfield></datafield></record>`,
    ),
  ],
  ['ISO 2709 in UTF-8', isoRecord([['245', `  \x1fa${utf8(`Livro a${marks}`)}`]], { scheme: 'a' })],
  ['MARC-8', isoRecord([['245', `  \x1faLivro ${'\xed'.repeat(200)}${'\xf2'.repeat(200)}a`]])],
];

it.each(files)('a run of combining marks in a record of %s is cut to 32, and the import says so', async (_, file) => {
  const { record, warnings } = await read(file);
  expect(record.fields).toMatchObject([{ subfields: [{ value: `Livro a${'\u0315'.repeat(32)}` }] }]);
  expect(warnings).toEqual([{ kind: 'long-run', message: 'Long runs of combining marks were shortened.' }]);
});

it.each<[what: string, work: () => unknown]>([
  ...files.map(([format, file]) => [`a record of ${format}`, () => read(file)] as [string, () => unknown]),
  ['a search', () => searchKey(`a${marks}`)],
  ['a search of half-width sound marks', () => searchKey(`ﾊ${'\uff9e\u0315'.repeat(200)}`)],
  ['a filter', () => unaccented(`a${marks}`)],
  ['a code', () => typedDeclarationCode(`a${marks}`)],
  ['a mail', () => mayBeMailed(`a${marks}`, 500)],
  ['a name of a library', () => pixText({ key: 'a@b.br', merchant: `a${marks}`, city: `b${marks}`, txid: '1' })],
])(
  'no more than 32 combining marks in a row are sorted for %s: that takes the square of their number',
  async (_, work) => {
    expect(await marksSorted(work)).toBe(32);
  },
);

it('text of any length with as many marks as languages have stays as it is', () => {
  const text = 'Tiếng Việt, हिन्दी, שָׁלוֹם, '.repeat(1000);
  expect(normalized(text, 'NFC')).toBe(text.normalize('NFC'));
  expect(normalized(`a${'\u0316'.repeat(32)} b`, 'NFC')).toBe(`a${'\u0316'.repeat(32)} b`);
});
