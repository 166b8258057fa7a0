import type { HoldEntry } from '@catalogue/api-contract';
import { finePerDay } from '@catalogue/domain';
import fc from 'fast-check';
import type { TestApp } from '../../testing/app';
import { act, openServer, perform, readers, type Act, type OpenServer } from '../../testing/circulationActs';
import { falseNotices } from '../../testing/noticeRows';

// Readers act at random, alone or concurrently, while days pass: the invariants of circulation always hold.

type Step = { days: number } | { acts: Act[] };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ acts: fc.array(act, { minLength: 1, maxLength: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ days: fc.integer({ min: 1, max: 4 }) }) },
);

/** The violated invariants, empty if all is well. Each query finds the invalid rows. */
async function flawsOf({ db }: TestApp, today: string): Promise<string[]> {
  const active = `situacao IN ('fila', 'liberada')`;
  const flaws: Record<string, string> = {
    'a person with two active holds on a title': `
      SELECT cod_pessoa, cod_acervo FROM reserva WHERE ${active} GROUP BY 1, 2 HAVING count(*) > 1`,
    'a copy that is kept for somebody while who came first still waits': `
      SELECT 1 FROM reserva first JOIN reserva later USING (cod_acervo)
       WHERE first.situacao = 'fila' AND later.situacao = 'liberada' AND first.data < later.data
         AND coalesce(first.volume, '') = coalesce(later.volume, '')`,
    'somebody who waits while a copy is on the shelf': `
      SELECT 1 FROM reserva r JOIN exemplar x USING (cod_acervo) JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
       WHERE r.situacao = 'fila' AND x.situacao = 'disponivel' AND t.permite_emprestimo AND t.permite_reserva
         AND (r.volume IS NULL OR r.volume = coalesce(x.volume, 'unico'))
         AND (r.material_adicional IS NULL OR r.material_adicional = x.material)`,
    'a loan renewed more often than it may be': 'SELECT 1 FROM emprestimo WHERE renovacoes > limite_renovacoes',
    'a copy that is in two states at once, or in none': `
      SELECT x.cod_exemplar FROM exemplar x
       CROSS JOIN LATERAL (SELECT count(*) AS n FROM emprestimo e
                            WHERE e.cod_exemplar = x.cod_exemplar AND e.data_devolucao IS NULL) AS lent
       CROSS JOIN LATERAL (SELECT (SELECT count(*) FROM reserva r
                                    WHERE r.cod_exemplar = x.cod_exemplar AND r.situacao = 'liberada')
                                + (SELECT count(*) FROM solicitacao_emprestimo s
                                    WHERE s.cod_exemplar = x.cod_exemplar AND s.status IN ('2', '3')) AS n) AS kept
       WHERE lent.n <> (x.situacao = 'emprestado')::int OR kept.n <> (x.situacao = 'reservado')::int`,
    'a released hold that is over, or has no copy': `
      SELECT 1 FROM reserva WHERE situacao = 'liberada' AND (validade < '${today}' OR cod_exemplar IS NULL)`,
    'an overdue loan whose debt is not its days of delay': `
      SELECT 1 FROM emprestimo e LEFT JOIN debito d USING (cod_emprestimo)
       WHERE e.data_devolucao IS NULL AND e.data_prevista < '${today}'
         AND d.valor_multa IS DISTINCT FROM ('${today}'::date - e.data_prevista) * ${finePerDay}`,
    'a loan with two debts':
      'SELECT 1 FROM debito WHERE cod_emprestimo IS NOT NULL GROUP BY cod_emprestimo HAVING count(*) > 1',
    'a debt below nothing': 'SELECT 1 FROM debito WHERE valor_multa - desconto - valor_pago < 0',
  };
  const found: string[] = [];
  for (const [flaw, sql] of Object.entries(flaws))
    if ((await db.$queryRawUnsafe<object[]>(sql)).length > 0) found.push(flaw);
  return found;
}

/** The queue positions per title, as the server reports them. */
async function placesIn({ call, titles }: OpenServer): Promise<number[][]> {
  const all = (await Promise.all(readers.map((reader) => call<HoldEntry[]>(reader, 'GET', '/api/reserva')))).flatMap(
    ({ body }) => body,
  );
  return titles.map((title) =>
    all
      .filter(({ cod_acervo, situacao }) => cod_acervo === String(title) && situacao === 'fila')
      .map(({ posicao }) => posicao ?? 0)
      .sort((a, b) => a - b),
  );
}

it('whatever readers do and however time passes, the library stays in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const open = await openServer();
      try {
        let passed = 0;
        for (const one of steps) {
          if ('days' in one) {
            open.server.passDays(one.days);
            passed += one.days;
          } else
            for (const status of await Promise.all(one.acts.map((each) => perform(open, each))))
              expect([200, 201, 204, 404, 422]).toContain(status);
          const places = await placesIn(open);
          expect(places).toEqual(places.map((of) => of.map((_, index) => index + 1)));
          const today = new Date(Date.parse('2026-03-10T12:00:00Z') + passed * 86_400_000).toISOString().slice(0, 10);
          expect(await flawsOf(open.server, today)).toEqual([]);
          expect(await falseNotices(open, today)).toEqual([]);
        }
      } finally {
        await open.server.stop();
      }
    }),
    { numRuns: 10, seed: 20260310, endOnFailure: true, includeErrorInReport: true },
  );
}, 300_000);
