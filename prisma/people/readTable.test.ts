import { Readable } from 'node:stream';
import type { TableFile } from './readCsv';
import { readTable } from './readTable';
import { PersonRow } from './tableRows';
import { TableRefused } from './tableError';

const header = 'login;nome_pessoa\n';
const fileOf = (text: string): TableFile => ({
  name: 'people',
  open: () => Readable.from([Buffer.from(text)], { objectMode: false }),
});

/** How often other calls could be answered meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}

const lines = Array.from({ length: 5000 }, (_, at) => `leitor${at};Leitora ${at}\n`).join('');

it('a table is read in turns with other calls, each time that it is read', async () => {
  let table: Awaited<ReturnType<typeof readTable<typeof PersonRow>>> | undefined;
  expect(
    await turnsDuring(async () => {
      table = await readTable(fileOf(header + lines), PersonRow);
    }),
  ).toBeGreaterThan(90);
  let rows = 0;
  const turns = await turnsDuring(async () => {
    for await (const { line } of table?.rows() ?? []) rows += line > 0 ? 1 : 0;
  });
  expect(rows).toBe(5000);
  expect(turns).toBeGreaterThan(90);
});

it.each([
  ['spaces', ' '],
  ['empty lines', '\n'],
  ['separators', ';\n'],
])('a megabyte of %s, which have no line, is read in turns too', async (_, sign) => {
  const empty = sign.repeat(1_000_000 / sign.length);
  const work = () => readTable(fileOf(`${header}${empty}`), PersonRow).catch(() => undefined);
  expect(await turnsDuring(work)).toBeGreaterThan(60);
});

it('a table with too many errors is read no further', async () => {
  let given = 0;
  const open = () =>
    Readable.from(
      (function* () {
        for (given = 0; given < 200; given += 1) yield Buffer.from(given === 0 ? header : 'a;b;c\n'.repeat(1000));
      })(),
    );
  await expect(readTable({ name: 'people', open }, PersonRow)).rejects.toMatchObject({ hasMore: true });
  expect(given).toBeLessThan(100);
});

it('a table of more lines than are taken at once is refused in the first of those', async () => {
  const refused = readTable(fileOf(header + lines), PersonRow, { maxLines: 4000 });
  await expect(refused).rejects.toThrow(TableRefused);
  await expect(refused).rejects.toMatchObject({ errors: [{ line: 4002, code: 'lineCount', facts: { most: 4000 } }] });
});

it.each([
  ['separators in one line', ';'],
  ['lines', 'a\n'],
])('the separator is looked for in the first line of a table, not in all of it: many %s', async (_, sign) => {
  const split = jest.spyOn(String.prototype, 'split');
  try {
    await readTable(fileOf(sign.repeat(200_000)), PersonRow).catch(() => undefined);
    const longest = Math.max(...split.mock.contexts.map((text) => String(text).length));
    expect(longest).toBeLessThanOrEqual(64 * 1024);
  } finally {
    split.mockRestore();
  }
});
