-- An index in memory keeps headings and words as dictionaries, and reads one again when it has changed: in the list of changes it has a
-- number below that of any title. One row for each statement, not for each heading: an import writes thousands.
CREATE FUNCTION acervo_mudanca_dicionario() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Without a number the transaction has changed no row so far.
    IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
        INSERT INTO acervo_mudanca (cod_acervo) VALUES (TG_ARGV[0]::int);
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER acervo_mudanca AFTER INSERT OR UPDATE OR DELETE ON "autoridade"
    FOR EACH STATEMENT EXECUTE FUNCTION acervo_mudanca_dicionario('-1');
CREATE TRIGGER acervo_mudanca AFTER INSERT OR UPDATE OR DELETE ON "autoridade_remissiva"
    FOR EACH STATEMENT EXECUTE FUNCTION acervo_mudanca_dicionario('-1');
CREATE TRIGGER acervo_mudanca AFTER INSERT OR UPDATE OR DELETE ON "acervo_autoridade"
    FOR EACH STATEMENT EXECUTE FUNCTION acervo_mudanca_dicionario('-1');
CREATE TRIGGER acervo_mudanca AFTER INSERT OR UPDATE OR DELETE ON "palavra"
    FOR EACH STATEMENT EXECUTE FUNCTION acervo_mudanca_dicionario('-2');
