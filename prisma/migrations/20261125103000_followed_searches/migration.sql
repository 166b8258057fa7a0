-- Searches that people follow, with the new titles of the last notice.
CREATE TABLE "pesquisa_seguida" (
  "codigo" SERIAL NOT NULL,
  "cod_pessoa" INTEGER NOT NULL,
  "nome" TEXT NOT NULL,
  "consulta" TEXT NOT NULL,
  "seguida_em" DATE NOT NULL,
  "visto_ate" INTEGER NOT NULL,
  "novos" INTEGER[],
  "novidade_em" DATE,
  "untold" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "pesquisa_seguida_pkey" PRIMARY KEY ("codigo"),
  CONSTRAINT "pesquisa_seguida_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa" ("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "pesquisa_seguida_cod_pessoa_consulta_key" ON "pesquisa_seguida" ("cod_pessoa", "consulta");
