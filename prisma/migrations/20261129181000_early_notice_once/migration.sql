-- AlterTable
ALTER TABLE "emprestimo" ADD COLUMN "told_due" DATE;

-- Of what was told before, alerts are all that is known.
UPDATE "emprestimo" SET "told_due" = "data_prevista" FROM "alerta"
 WHERE "alerta"."thing" = 'emprestimo:' || "cod_emprestimo"
   AND "alerta"."aviso"->>'ate' = to_char("data_prevista", 'YYYY-MM-DD');
