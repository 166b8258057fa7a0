-- Up to which title a person's interests have been looked at, with the new titles of the last notice (decision 033).
CREATE TABLE "perfil_novidade" (
    "cod_pessoa" INTEGER NOT NULL,
    "visto_ate" INTEGER NOT NULL,
    "novos" INTEGER[],
    "novidade_em" DATE,
    "untold" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "perfil_novidade_pkey" PRIMARY KEY ("cod_pessoa"),
    CONSTRAINT "perfil_novidade_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa" ("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TRIGGER escrita AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "perfil_novidade"
  FOR EACH STATEMENT EXECUTE FUNCTION escrita();

-- What is in the catalogue is not new to who begins to follow.
INSERT INTO "perfil_novidade" ("cod_pessoa", "visto_ate", "novos")
SELECT cod_pessoa, (SELECT coalesce(max(cod_acervo), 0) FROM acervo), '{}'
  FROM (SELECT cod_pessoa FROM interesse_area UNION SELECT cod_pessoa FROM interesse_tipo_obra) AS followers;

-- There while the person follows something, whoever writes it: this server, the seed, or a server of the version before.
CREATE FUNCTION perfil_novidade() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
CREATE TRIGGER perfil_novidade AFTER INSERT OR DELETE ON "interesse_area"
  FOR EACH ROW EXECUTE FUNCTION perfil_novidade();
CREATE TRIGGER perfil_novidade AFTER INSERT OR DELETE ON "interesse_tipo_obra"
  FOR EACH ROW EXECUTE FUNCTION perfil_novidade();
