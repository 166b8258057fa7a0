-- Other forms of headings as they are compared, as `name_key` is of headings, and their words as they are typed: a search looks for
-- them with an index (decision 074).
CREATE FUNCTION catalogue_key(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT regexp_replace(btrim(lower(catalogue_words(words))), '\s+', ' ', 'g')
$$;

ALTER TABLE "autoridade_remissiva" ADD COLUMN "name_key" TEXT NOT NULL DEFAULT '',
ADD COLUMN "words" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Whoever writes one: an import, the seed, or a server of the version before. Nobody types years, nor what is in parentheses.
CREATE FUNCTION autoridade_remissiva_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.name_key := catalogue_key(NEW.nome);
    NEW.words := array_remove(string_to_array(
        regexp_replace(catalogue_key(regexp_replace(NEW.nome, '\([^)]*\)', '', 'g')), '\m\d+\M', '', 'g'), ' '), '');
    RETURN NEW;
END $$;
CREATE TRIGGER autoridade_remissiva_key BEFORE INSERT OR UPDATE OF "nome" ON "autoridade_remissiva"
  FOR EACH ROW EXECUTE FUNCTION autoridade_remissiva_key();
UPDATE "autoridade_remissiva" SET "nome" = "nome";

CREATE INDEX "autoridade_remissiva_name_key_trgm_idx" ON "autoridade_remissiva" USING GIN ("name_key" gin_trgm_ops);
CREATE INDEX "autoridade_remissiva_words_idx" ON "autoridade_remissiva" USING GIN ("words");
