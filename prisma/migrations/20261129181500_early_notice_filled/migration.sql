-- Of what was told before, alerts are all that is known. From them each loan is found by its key.
UPDATE "emprestimo" SET "told_due" = "data_prevista"
  FROM (SELECT substring("thing" FROM '^emprestimo:(\d{1,9})$')::int AS cod_emprestimo, "aviso"->>'ate' AS ate
          FROM "alerta" WHERE "thing" ~ '^emprestimo:\d{1,9}$') AS told
 WHERE "emprestimo"."cod_emprestimo" = told.cod_emprestimo AND "emprestimo"."data_devolucao" IS NULL
   AND told.ate = to_char("emprestimo"."data_prevista", 'YYYY-MM-DD');
