-- AlterTable
ALTER TABLE "alerta" ADD COLUMN "aviso" JSONB,
ADD COLUMN "thing" TEXT;

-- AlterTable
ALTER TABLE "comentario" ADD COLUMN "untold" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "pessoa" ADD COLUMN "idioma" TEXT NOT NULL DEFAULT 'pt';

-- AlterTable
ALTER TABLE "reserva" ADD COLUMN "untold" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "solicitacao" ADD COLUMN "untold" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "solicitacao_emprestimo" ADD COLUMN "untold" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE UNIQUE INDEX "alerta_cod_pessoa_thing_key" ON "alerta"("cod_pessoa", "thing");

-- CreateIndex
CREATE INDEX "emprestimo_data_prevista_idx" ON "emprestimo"("data_prevista");

-- Whoever changes a state leaves it untold, so that no change is forgotten by a program. The daily notices clear the mark.
CREATE FUNCTION untold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.untold := true;
    RETURN NEW;
END $$;

CREATE TRIGGER untold BEFORE UPDATE OF "situacao" ON "reserva"
    FOR EACH ROW WHEN (OLD.situacao IS DISTINCT FROM NEW.situacao) EXECUTE FUNCTION untold();
CREATE TRIGGER untold BEFORE UPDATE OF "status" ON "solicitacao"
    FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION untold();
CREATE TRIGGER untold BEFORE UPDATE OF "status" ON "solicitacao_emprestimo"
    FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION untold();
CREATE TRIGGER untold BEFORE UPDATE OF "aprovado" ON "comentario"
    FOR EACH ROW WHEN (OLD.aprovado IS DISTINCT FROM NEW.aprovado) EXECUTE FUNCTION untold();

-- What is still untold is found without reading what is over.
CREATE INDEX "reserva_untold_idx" ON "reserva"("cod_reserva") WHERE untold;
CREATE INDEX "solicitacao_untold_idx" ON "solicitacao"("codigo") WHERE untold;
CREATE INDEX "solicitacao_emprestimo_untold_idx" ON "solicitacao_emprestimo"("codigo") WHERE untold;
CREATE INDEX "comentario_untold_idx" ON "comentario"("id") WHERE untold;
