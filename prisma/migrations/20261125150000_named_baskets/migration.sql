-- Baskets that people name, each perhaps with a public address.
CREATE TABLE "cesta_nomeada" (
  "codigo" SERIAL NOT NULL,
  "cod_pessoa" INTEGER NOT NULL,
  "nome" TEXT NOT NULL,
  "acervos" INTEGER[],
  "chave" TEXT,
  CONSTRAINT "cesta_nomeada_pkey" PRIMARY KEY ("codigo"),
  CONSTRAINT "cesta_nomeada_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa" ("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "cesta_nomeada_chave_key" ON "cesta_nomeada" ("chave");
CREATE INDEX "cesta_nomeada_cod_pessoa_idx" ON "cesta_nomeada" ("cod_pessoa");
