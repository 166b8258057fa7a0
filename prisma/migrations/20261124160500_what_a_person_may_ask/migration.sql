-- The person's choice: what is over is kept, or erased.
ALTER TABLE "pessoa" ADD COLUMN "guarda_historico" BOOLEAN NOT NULL DEFAULT true;

-- Who had access to a person's data.
CREATE TABLE "acesso_dados" (
    "id" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "quem" TEXT NOT NULL,
    "quem_cod_pessoa" INTEGER,
    "acao" TEXT NOT NULL,
    "dados" TEXT NOT NULL,
    "dia" DATE NOT NULL,
    "em" TIMESTAMPTZ NOT NULL,
    "ultima" TIMESTAMPTZ NOT NULL,
    "vezes" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "acesso_dados_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "acesso_dados_cod_pessoa_dia_idx" ON "acesso_dados"("cod_pessoa", "dia");
CREATE INDEX "acesso_dados_quem_cod_pessoa_idx" ON "acesso_dados"("quem_cod_pessoa");
CREATE INDEX "acesso_dados_dia_idx" ON "acesso_dados"("dia");
ALTER TABLE "acesso_dados" ADD CONSTRAINT "acesso_dados_cod_pessoa_fkey"
  FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "acesso_dados" ADD CONSTRAINT "acesso_dados_quem_cod_pessoa_fkey"
  FOREIGN KEY ("quem_cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE SET NULL ON UPDATE CASCADE;
