import { changedBy } from './changeCounter';

it.each([
  ['SELECT 1 FROM sessao WHERE id = $1 FOR UPDATE', 1, undefined],
  ['SELECT a.update_count FROM acervo a FOR NO KEY UPDATE OF a', 1, undefined],
  ['UPDATE pessoa SET idioma = $1 WHERE cod_pessoa = $2', 0, undefined],
  ['UPDATE pessoa SET idioma = $1 WHERE cod_pessoa = $2', 1, 'data'],
  // Its reply was lost, or did not say.
  ['UPDATE pessoa SET idioma = $1 WHERE cod_pessoa = $2', undefined, 'data'],
  ['UPDATE "public"."sessao" SET "usada_em" = $1 WHERE "public"."sessao"."id" = $2', 1, 'sessions'],
  ['INSERT INTO "public"."token_renovacao" ("hash") VALUES ($1)', 1, 'sessions'],
  ['DELETE FROM tentativa WHERE id IN (SELECT id FROM tentativa WHERE at <= $1 FOR UPDATE SKIP LOCKED)', 2, 'sessions'],
  // Another table whose name begins like theirs.
  ['INSERT INTO sessao_externa (id) VALUES ($1)', 1, 'data'],
  // Of a statement with several writes the rows are those of the last one.
  ['WITH gone AS (DELETE FROM acervo RETURNING 1) INSERT INTO tentativa SELECT * FROM gone', 0, 'data'],
  ['WITH gone AS (DELETE FROM reserva RETURNING 1) SELECT * FROM gone', 0, 'data'],
  ['INSERT INTO relogio (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET id = 1', 1, 'data'],
  ['INSERT INTO reserva (id) VALUES (1) ON CONFLICT DO NOTHING', 0, undefined],
  ['TRUNCATE acervo', 0, 'data'],
])('%s, with %p rows, changes: %p', (sql, affected, changed) => {
  expect(changedBy(sql, affected)).toBe(changed);
});
