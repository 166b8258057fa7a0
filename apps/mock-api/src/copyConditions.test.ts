import { canHold, isFree, isReadOnSite, type CopyFacts } from '@catalogue/domain';
import { isFreeCopy, isHoldableCopy, isReadOnSiteCopy } from './copyConditions.store';
import { openTestApp, type TestApp } from './testing/app';
import * as own from './testing/testServer';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ server: own });
});
afterAll(() => server.stop());

it('database and domain agree on which copies are free, for use on site or holdable, in every state and of every loan type', async () => {
  const kinds = await server.db.$queryRaw<(CopyFacts & { free: boolean; onSite: boolean; holdable: boolean })[]>`
    SELECT DISTINCT x.situacao, t.permite_emprestimo, t.permite_reserva, ${isFreeCopy} AS free,
           ${isReadOnSiteCopy} AS "onSite", ${isHoldableCopy} AS holdable
      FROM (SELECT DISTINCT situacao FROM exemplar) AS x CROSS JOIN tipo_emprestimo t`;
  expect(kinds.length).toBeGreaterThan(20);
  for (const { free, onSite, holdable, ...copy } of kinds)
    expect({ ...copy, free, onSite, holdable }).toEqual({
      ...copy,
      free: isFree(copy),
      onSite: isReadOnSite(copy),
      holdable: canHold([copy]),
    });
});
