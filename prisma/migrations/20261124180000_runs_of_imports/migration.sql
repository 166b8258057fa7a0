-- CreateTable
CREATE TABLE "importacao" (
    "id" SERIAL NOT NULL,
    "signature" TEXT,
    "started_at" TIMESTAMPTZ NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "undone_at" TIMESTAMPTZ,
    "libraries" INTEGER[] NOT NULL DEFAULT '{}',

    CONSTRAINT "importacao_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "importacao_arquivo" (
    "run_id" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "committed" INTEGER NOT NULL DEFAULT 0,
    "complete" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "importacao_arquivo_pkey" PRIMARY KEY ("run_id","place")
);

-- CreateTable
CREATE TABLE "importacao_acervo" (
    "run_id" INTEGER NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "before" JSONB,

    CONSTRAINT "importacao_acervo_pkey" PRIMARY KEY ("cod_acervo","run_id")
);

-- AddForeignKey
ALTER TABLE "importacao_arquivo" ADD CONSTRAINT "importacao_arquivo_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "importacao"("id") ON DELETE CASCADE ON UPDATE CASCADE;
