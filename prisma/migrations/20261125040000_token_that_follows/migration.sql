-- The token that this one was issued for: a refresh whose reply was lost is answered again while its successor is unused.
ALTER TABLE "token_renovacao" ADD COLUMN "previous_hash" TEXT;
CREATE INDEX "token_renovacao_previous_hash_idx" ON "token_renovacao"("previous_hash");
