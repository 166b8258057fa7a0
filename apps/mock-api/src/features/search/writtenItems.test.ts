import { SearchItem } from '@catalogue/api-contract';
import * as z from 'zod/mini';
import { changesOf } from '../../database';
import { jsonOf } from '../../http/writtenList';
import { findItems } from './searchItems.store';
import { openSeeded, type Seeded } from './seeded.fixture';
import { findWrittenItems } from './writtenItems';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()));
afterAll(() => seeded.stop());
afterEach(() => jest.restoreAllMocks());

it('items are written as a reply that is checked as a whole would be', async () => {
  const codes = [7, 1, 250, 3];
  const checked = z.parse(z.array(SearchItem), await findItems(seeded.db, codes));
  const before = await findWrittenItems(seeded.db, codes.slice(1));
  expect(before.items).toHaveLength(3);
  // Some from before, one new.
  const written = await findWrittenItems(seeded.db, codes);
  expect(jsonOf(written).toString()).toBe(JSON.stringify(checked));
  expect(jsonOf({ a: 'data', data: written, total: 4 }).toString()).toBe(
    JSON.stringify({ a: 'data', data: checked, total: 4 }),
  );
  expect(JSON.stringify(written)).toBe(JSON.stringify(checked));
  expect(JSON.stringify(written.reverse().slice(0, 1))).toBe(JSON.stringify(checked.slice(-1)));
});

it('an item is read once, and again after a write; a title that is gone is left out', async () => {
  const sent = jest.spyOn(changesOf(seeded.db), 'recordStatement');
  const reads = async (codes: number[]) => {
    sent.mockClear();
    const { items } = await findWrittenItems(seeded.db, codes);
    return [items.length, sent.mock.calls.filter(([sql]) => /\bFROM exemplar\b/.test(sql)).length];
  };
  expect(await reads([11, 12])).toEqual([2, 1]);
  expect(await reads([12, 11])).toEqual([2, 0]);
  await seeded.db.$executeRaw`UPDATE acervo SET cor = cor WHERE cod_acervo = 11`;
  expect(await reads([12, 11, 999_999])).toEqual([2, 1]);
});

it('a reply of items from before is as fresh as they are', async () => {
  const fields = { termo_pesquisa: 'história' };
  const queued = (await seeded.search(fields)).data.find(({ reservas_fila }) => Number(reservas_fila) > 0);
  // Another reply of the same items, which reads none of them.
  const again = { ...fields, limite: '900' };
  const queue = async () =>
    (await seeded.search(again)).data.find(({ cod_acervo }) => cod_acervo === queued?.cod_acervo)?.['reservas_fila'];
  expect(await queue()).toBe(queued?.['reservas_fila']);
  await seeded.db.hold.deleteMany({ where: { cod_acervo: Number(queued?.cod_acervo) } });
  expect(await queue()).toBe('0');
});
