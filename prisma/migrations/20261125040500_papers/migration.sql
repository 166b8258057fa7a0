-- What a declaration says, signed: null for those of before.
ALTER TABLE "nada_consta" ADD COLUMN "texto" TEXT;
ALTER TABLE "nada_consta" ADD COLUMN "assinatura" TEXT;

-- What a slip pays, and when it was paid.
ALTER TABLE "gru" ADD COLUMN "itens" JSONB;
ALTER TABLE "gru" ADD COLUMN "paga_em" TIMESTAMPTZ;
