-- Whoever has a mail's code can take the account over, so a person's copy leaves its text out.
ALTER TABLE "caixa_saida" ADD COLUMN "has_code" BOOLEAN NOT NULL DEFAULT false;
UPDATE "caixa_saida" SET "has_code" = true
 WHERE "assunto" IN ('Código para criar uma nova senha', 'Código para confirmar o seu e-mail');
