-- The secret address at which a calendar program reads a person's deadlines, stored hashed.
CREATE TABLE "endereco_calendario" (
    "cod_pessoa" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "criado_em" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "endereco_calendario_pkey" PRIMARY KEY ("cod_pessoa"),
    CONSTRAINT "endereco_calendario_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "endereco_calendario_hash_key" ON "endereco_calendario"("hash");
