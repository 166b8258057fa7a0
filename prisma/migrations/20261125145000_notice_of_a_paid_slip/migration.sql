-- AlterTable
ALTER TABLE "gru" ADD COLUMN "untold" BOOLEAN NOT NULL DEFAULT false;

CREATE TRIGGER untold BEFORE UPDATE OF "paga_em" ON "gru"
    FOR EACH ROW WHEN (OLD.paga_em IS NULL AND NEW.paga_em IS NOT NULL) EXECUTE FUNCTION untold();

-- What is still untold is found without reading what is over.
CREATE INDEX "gru_untold_idx" ON "gru"("id") WHERE untold;
