import { bytesOf, collect, inChunks, utf8 } from './iso2709Sample';
import { readMarcXml } from './marcxml';
import { marcXmlText } from './marcxmlWrite';
import type { MarcRecord } from './record';

const record: MarcRecord = {
  leader: '00000nam a2200000 a 4500',
  fields: [
    { tag: '001', value: '42' },
    {
      tag: '245',
      ind1: '1',
      ind2: '0',
      subfields: [
        { code: 'a', value: 'Educação & <história> "já" 😀 :' },
        { code: 'b', value: ' dois  espaços' },
      ],
    },
  ],
};

it('a written record is read the same', async () => {
  const results = await collect(readMarcXml(inChunks(bytesOf(utf8(marcXmlText([record, record]))), 50), {}));
  expect(results.map((result) => result.ok && result.record)).toEqual([record, record]);
});

it('signs that XML does not know are left out', () => {
  expect(marcXmlText([{ leader: '', fields: [{ tag: '001', value: 'a\u0000b\u001fc\ufffe' }] }])).toContain(
    '<controlfield tag="001">abc</controlfield>',
  );
});
