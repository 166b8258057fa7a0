-- The day (ISO) on which a request reached each status after its first, by the status.
ALTER TABLE "solicitacao" ADD COLUMN "passos" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "solicitacao_emprestimo" ADD COLUMN "passos" JSONB NOT NULL DEFAULT '{}';
