import { bytesOf, collect, inChunks, isoRecord, plainRecord } from './iso2709Sample';
import { readMarc } from './readMarc';

/** How many subfields each field has. */
type Shape = readonly number[];

const iso = (shape: Shape): string => isoRecord(shape.map((count) => ['650', `  ${'\x1fa1'.repeat(count)}`]));
const xml = (shape: Shape): string => {
  const fields = shape.map(
    (count) => `<datafield tag="650" ind1=" " ind2=" ">${'<subfield code="a">1</subfield>'.repeat(count)}</datafield>`,
  );
  return `<record><leader>00000nam a2200000 a 4500</leader>${fields.join('')}</record>`;
};
const readAll = async (file: string) => {
  const results = await collect(readMarc(inChunks(bytesOf(file), 65_536)));
  return results.map((result) => (result.ok ? result.record.fields.length : `${result.kind}: ${result.reason}`));
};
const filled = (fields: number, subfields: number): Shape => Array.from({ length: fields }, () => subfields);

describe.each<[string, (shape: Shape) => string, (broken: string) => string]>([
  ['ISO 2709', iso, (broken) => plainRecord('a') + broken + plainRecord('z')],
  ['MARCXML', xml, (broken) => `<collection>${xml([1, 1])}${broken}${xml([1, 1])}</collection>`],
])('a record of %s', (_, record, between) => {
  it.each([
    ['5000 fields', filled(5000, 1)],
    ['30000 subfields', filled(30, 1000)],
  ])('with as many as %s is read', async (__, shape) => {
    expect(await readAll(between(record(shape)))).toEqual([2, shape.length, 2]);
  });

  it.each([
    ['5000 fields', filled(5001, 1)],
    ['30000 subfields', [...filled(30, 1000), 1]],
  ])('with more than %s is rejected, since what is made of it may cost their square', async (most, shape) => {
    const reason = `too-large: The record has more than ${most}.`;
    expect(await readAll(between(record(shape)))).toEqual([2, reason, 2]);
  });
});
