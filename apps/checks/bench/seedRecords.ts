import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeSeedTitle } from '@catalogue/database/seed/seedTitle';
import type { PlannedCopy } from '@catalogue/database/seed/copies';
import { encodeIso2709, type MarcField } from '@catalogue/domain';

const PATRONS = 2_000;

const item = (
  source: string,
  { cod_exemplar, cod_biblioteca, localizacao, numero_chamada }: PlannedCopy,
): MarcField => ({
  tag: '852',
  ind1: ' ',
  ind2: ' ',
  subfields: Object.entries({
    b: `${source}${cod_biblioteca}`,
    c: localizacao,
    h: numero_chamada ?? '',
    p: `${source}${cod_exemplar}`,
  }).map(([code, value]) => ({ code, value })),
});

/**
 * Writes a file of records as another library would have them: of the demo's kinds, with items, under control numbers of
 * their own source. Returns how many items they have.
 */
export async function writeRecords(file: string, source: string, count: number, today: string): Promise<number> {
  let items = 0;
  function* records(): Generator<Uint8Array> {
    for (let number = 1; number <= count; number += 1) {
      const { input, copies } = makeSeedTitle(number, PATRONS, today);
      const fields = input.record.fields.map((field) => (field.tag === '003' ? { tag: '003', value: source } : field));
      items += copies.length;
      yield encodeIso2709({ ...input.record, fields: [...fields, ...copies.map((copy) => item(source, copy))] });
    }
  }
  await pipeline(Readable.from(records()), createWriteStream(file));
  return items;
}
