-- An index in memory counts titles by the disciplines of the teaching plans that they are in.
CREATE TRIGGER acervo_mudanca AFTER INSERT OR UPDATE OR DELETE ON "plano_ensino_acervo"
    FOR EACH ROW EXECUTE FUNCTION acervo_mudanca();

CREATE FUNCTION acervo_mudanca_plano() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO acervo_mudanca (cod_acervo) SELECT cod_acervo FROM plano_ensino_acervo WHERE plan_id = NEW.id;
    RETURN NULL;
END $$;

CREATE TRIGGER acervo_mudanca AFTER UPDATE OF "cod_disciplina" ON "plano_ensino"
    FOR EACH ROW EXECUTE FUNCTION acervo_mudanca_plano();

CREATE FUNCTION acervo_mudanca_disciplina() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO acervo_mudanca (cod_acervo)
        SELECT l.cod_acervo FROM plano_ensino p JOIN plano_ensino_acervo l ON l.plan_id = p.id
         WHERE p.cod_disciplina = NEW.codigo;
    RETURN NULL;
END $$;

CREATE TRIGGER acervo_mudanca AFTER UPDATE OF "descricao" ON "disciplina"
    FOR EACH ROW EXECUTE FUNCTION acervo_mudanca_disciplina();
