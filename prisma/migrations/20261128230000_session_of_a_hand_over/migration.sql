-- A hand-over ends with its session. Null: made by the version before, which alone accepts it.
ALTER TABLE "token_redireciona" ADD COLUMN "session_id" TEXT;
