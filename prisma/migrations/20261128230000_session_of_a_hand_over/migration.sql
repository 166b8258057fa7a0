-- A hand-over ends with its session. Null: made by the version before, for a minute.
ALTER TABLE "token_redireciona" ADD COLUMN "session_id" TEXT;
ALTER TABLE "token_redireciona" ADD CONSTRAINT "token_redireciona_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessao"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "token_redireciona_session_id_idx" ON "token_redireciona"("session_id");
