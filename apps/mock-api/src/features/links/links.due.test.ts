import { openTestDatabase } from '../../testing/openTestDatabase';
import { findMonthsOfUse } from '../title/figures.store';
import { linksSlow } from './links.due.store';

it('openings of links end after ninety days as figures of their month', async () => {
  const { db, close } = await openTestDatabase();
  const [rule] = linksSlow;
  const zone = 'America/Sao_Paulo';
  const apply = (day: string) => rule?.apply(db, day, Infinity, zone);
  await db.linkAccess.deleteMany();
  const used = async () => [
    ...(await findMonthsOfUse(db, 1, 2025, zone)),
    ...(await findMonthsOfUse(db, 1, 2026, zone)),
    ...(await findMonthsOfUse(db, 2, 2026, zone)),
  ];
  const link = { seq_paragrafo: 1, url: 'https://textos.example.org/obra/1' };
  // The first is of December 31st where the library is.
  for (const [cod_acervo, at] of [
    [1, '2026-01-01T02:00:00Z'],
    [1, '2026-01-01T04:00:00Z'],
    [2, '2026-01-01T04:00:00Z'],
    [1, '2026-01-02T12:00:00Z'],
  ] as const)
    await db.linkAccess.create({ data: { ...link, cod_acervo, data: new Date(at) } });
  const before = await used();

  expect(await rule?.next(db, '2026-01-10', zone)).toBe('2026-04-01');
  await apply('2026-04-01');
  expect(await db.linkAccess.count()).toBe(3);
  expect(await used()).toEqual(before);

  await apply('2026-04-02');
  expect(await db.linkAccess.findMany({ select: { data: true } })).toEqual([
    { data: new Date('2026-01-02T12:00:00Z') },
  ]);
  expect(await used()).toEqual(before);

  await apply('2026-04-03');
  expect(await db.linkAccess.count()).toBe(0);
  expect(await used()).toEqual(before);
  expect(await rule?.next(db, '2026-04-03', zone)).toBeNull();
  await close();
});
