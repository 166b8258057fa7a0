import { SearchItem } from '@catalogue/api-contract';
import * as z from 'zod/mini';
import { changesOf } from '../../database';
import { jsonOf } from '../../http/writtenList';
import { openTestApp, type TestApp } from '../../testing/app';
import * as own from '../../testing/testServer';
import type { Found } from './catalogue.fixture';
import { findItems } from './searchItems.store';
import { findWrittenItems } from './writtenItems';

let server: TestApp;
beforeAll(async () => void (server = await openTestApp({ server: own })));
afterAll(() => server.stop());
afterEach(() => jest.restoreAllMocks());

it('items are written as a reply that is checked as a whole would be', async () => {
  const codes = [7, 1, 250, 3];
  const checked = z.parse(z.array(SearchItem), await findItems(server.db, codes));
  const before = await findWrittenItems(server.db, codes.slice(1));
  expect(before.items).toHaveLength(3);
  // Some from before, one new.
  const written = await findWrittenItems(server.db, codes);
  expect(jsonOf(written).toString()).toBe(JSON.stringify(checked));
  expect(jsonOf({ a: 'data', data: written, total: 4 }).toString()).toBe(
    JSON.stringify({ a: 'data', data: checked, total: 4 }),
  );
  expect(JSON.stringify(written)).toBe(JSON.stringify(checked));
  expect(JSON.stringify(written.reverse().slice(0, 1))).toBe(JSON.stringify(checked.slice(-1)));
});

it('in an index each has its entry, also one that stands there twice', async () => {
  const checked = z.parse(z.array(SearchItem), await findItems(server.db, [7, 250]));
  const written = await findWrittenItems(server.db, [7, 999_999, 250, 7], ['A', 'gone', 'B “c”', 'D']);
  expect(JSON.parse(jsonOf(written).toString())).toEqual([
    { ...checked[0], entrada_indice: 'A' },
    { ...checked[1], entrada_indice: 'B “c”' },
    { ...checked[0], entrada_indice: 'D' },
  ]);
});

it('an item is read once, and again after a write; a title that is gone is left out', async () => {
  const sent = jest.spyOn(changesOf(server.db), 'recordStatement');
  const reads = async (codes: number[]) => {
    sent.mockClear();
    const { items } = await findWrittenItems(server.db, codes);
    return [items.length, sent.mock.calls.filter(([sql]) => /\bFROM exemplar\b/.test(sql)).length];
  };
  expect(await reads([11, 12])).toEqual([2, 1]);
  expect(await reads([12, 11])).toEqual([2, 0]);
  await server.db.$executeRaw`UPDATE acervo SET cor = cor WHERE cod_acervo = 11`;
  expect(await reads([12, 11])).toEqual([2, 1]);
  expect(await reads([12, 999_999])).toEqual([1, 1]);
});

it('a reply of items from before is as fresh as they are', async () => {
  const found = async (query: Record<string, string>) =>
    (await server.app.inject({ url: '/consulta', query, headers: { accept: 'application/json' } })).json<Found>().data;
  const fields = { termo_pesquisa: 'história' };
  const queued = (await found(fields)).find(({ reservas_fila }) => Number(reservas_fila) > 0);
  // Another reply of the same items, which reads none of them.
  const again = { ...fields, limite: '900' };
  const queue = async () =>
    (await found(again)).find(({ cod_acervo }) => cod_acervo === queued?.cod_acervo)?.['reservas_fila'];
  expect(await queue()).toBe(queued?.['reservas_fila']);
  await server.db.hold.deleteMany({ where: { cod_acervo: Number(queued?.cod_acervo) } });
  expect(await queue()).toBe('0');
});
