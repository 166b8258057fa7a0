-- One change of a person's interests at a time. Of two tabs, one may end the last interest while the other begins the first of
-- another kind: neither saw the other's, and who followed something had no row, and so no news of it.
CREATE OR REPLACE FUNCTION perfil_novidade() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM pessoa WHERE cod_pessoa = coalesce(NEW.cod_pessoa, OLD.cod_pessoa) FOR NO KEY UPDATE;
    IF TG_OP = 'INSERT' THEN
        INSERT INTO perfil_novidade (cod_pessoa, visto_ate, novos)
        SELECT NEW.cod_pessoa, coalesce(max(cod_acervo), 0), '{}' FROM acervo ON CONFLICT DO NOTHING;
    ELSE
        DELETE FROM perfil_novidade
         WHERE cod_pessoa = OLD.cod_pessoa
           AND NOT EXISTS (SELECT FROM interesse_area WHERE cod_pessoa = OLD.cod_pessoa)
           AND NOT EXISTS (SELECT FROM interesse_tipo_obra WHERE cod_pessoa = OLD.cod_pessoa);
    END IF;
    RETURN NULL;
END $$;

-- Of those whom it has happened to.
INSERT INTO perfil_novidade (cod_pessoa, visto_ate, novos)
SELECT cod_pessoa, (SELECT coalesce(max(cod_acervo), 0) FROM acervo), '{}'
  FROM (SELECT cod_pessoa FROM interesse_area UNION SELECT cod_pessoa FROM interesse_tipo_obra) AS followers
ON CONFLICT DO NOTHING;
