-- AlterTable
ALTER TABLE "kardex_item" ADD COLUMN "untold" BOOLEAN NOT NULL DEFAULT false;

-- An issue that the library receives is news to those who follow its serial.
CREATE TRIGGER untold BEFORE UPDATE OF "situacao" ON "kardex_item"
    FOR EACH ROW WHEN (OLD.situacao <> 'recebido' AND NEW.situacao = 'recebido') EXECUTE FUNCTION untold();

-- What is still untold is found without reading what is over.
CREATE INDEX "kardex_item_untold_idx" ON "kardex_item"("seq_par") WHERE untold;
