-- CreateTable
CREATE TABLE "escrita" (
    "written_in" xid8 NOT NULL,
    "tabela" TEXT NOT NULL,
    "program" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "escrita_written_in_tabela_key" ON "escrita"("written_in", "tabela");

-- A server reads here what others have written since it looked last (decision 065). A transaction is known by its number, not by a time or a
-- sequence: those are taken before it is committed, so that a reader could miss it.
CREATE FUNCTION escrita() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Without a number it has changed no row so far.
    IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
        INSERT INTO escrita VALUES (pg_current_xact_id(), TG_TABLE_NAME, current_setting('application_name'))
        ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;

-- A table of a later migration needs the same trigger.
DO $$
DECLARE
    found record;
BEGIN
    FOR found IN
        SELECT tablename FROM pg_tables
         WHERE schemaname = 'public' AND tablename NOT IN ('escrita', 'acervo_mudanca', '_prisma_migrations')
    LOOP
        EXECUTE format('CREATE TRIGGER escrita AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
                        FOR EACH STATEMENT EXECUTE FUNCTION escrita()', found.tablename);
    END LOOP;
END $$;
