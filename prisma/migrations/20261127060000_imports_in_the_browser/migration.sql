-- Imports whose file a browser has sent: the file in pieces until it is imported, how far that is, and what it reports.
ALTER TABLE "importacao" ADD COLUMN "options" JSONB;

ALTER TABLE "importacao_arquivo" ADD COLUMN "bytes" INTEGER,
ADD COLUMN "bytes_read" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN "failure" TEXT,
ADD COLUMN "notes" JSONB;

CREATE TABLE "importacao_pedaco" (
    "run_id" INTEGER NOT NULL,
    "piece" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "importacao_pedaco_pkey" PRIMARY KEY ("run_id","piece"),
    CONSTRAINT "importacao_pedaco_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "importacao"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "importacao_mensagem" (
    "id" SERIAL NOT NULL,
    "run_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "byte" BIGINT NOT NULL,
    "control" TEXT,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "importacao_mensagem_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "importacao_mensagem_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "importacao"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "importacao_mensagem_run_id_idx" ON "importacao_mensagem"("run_id");
