-- The day (ISO) on which a request reached each status after its first, by the status.
ALTER TABLE "solicitacao" ADD COLUMN "passos" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "solicitacao_emprestimo" ADD COLUMN "passos" JSONB NOT NULL DEFAULT '{}';

-- What a kind of request costs, and how long it takes. Empty in a database from before: then nothing is said of it.
CREATE TABLE "condicao_solicitacao" (
    "tipo" TEXT NOT NULL,
    "dias_uteis" INTEGER NOT NULL,
    "valor" DECIMAL(10,2) NOT NULL,
    "paginas" INTEGER,

    CONSTRAINT "condicao_solicitacao_pkey" PRIMARY KEY ("tipo")
);
CREATE TRIGGER escrita AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "condicao_solicitacao"
  FOR EACH STATEMENT EXECUTE FUNCTION escrita();
