-- AlterTable
ALTER TABLE "emprestimo" ADD COLUMN "untold" BOOLEAN NOT NULL DEFAULT false;

-- A book that comes back late ends its fine.
CREATE TRIGGER untold BEFORE UPDATE OF "data_devolucao" ON "emprestimo"
    FOR EACH ROW WHEN (OLD.data_devolucao IS NULL AND NEW.data_devolucao > NEW.data_prevista) EXECUTE FUNCTION untold();

-- What is still untold is found without reading what is over.
CREATE INDEX "emprestimo_untold_idx" ON "emprestimo"("cod_emprestimo") WHERE untold;
