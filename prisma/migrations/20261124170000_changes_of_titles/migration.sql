-- CreateTable
CREATE TABLE "acervo_mudanca" (
    "id" BIGSERIAL NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "changed_in" xid8 NOT NULL DEFAULT pg_current_xact_id(),

    CONSTRAINT "acervo_mudanca_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "acervo_mudanca_changed_in_idx" ON "acervo_mudanca"("changed_in");

-- A server with an index of its own reads here what has changed since. A transaction is known by its number, not by a time or a
-- sequence: those are taken before it is committed, so that a reader could miss it.
CREATE FUNCTION acervo_mudanca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        INSERT INTO acervo_mudanca (cod_acervo) VALUES (OLD.cod_acervo);
    END IF;
    IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.cod_acervo <> OLD.cod_acervo) THEN
        INSERT INTO acervo_mudanca (cod_acervo) VALUES (NEW.cod_acervo);
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER acervo_mudanca AFTER INSERT OR UPDATE OR DELETE ON "acervo"
    FOR EACH ROW EXECUTE FUNCTION acervo_mudanca();
-- A loan changes neither title nor library of a copy.
CREATE TRIGGER acervo_mudanca AFTER INSERT OR UPDATE OF "cod_acervo", "cod_biblioteca" OR DELETE ON "exemplar"
    FOR EACH ROW EXECUTE FUNCTION acervo_mudanca();
