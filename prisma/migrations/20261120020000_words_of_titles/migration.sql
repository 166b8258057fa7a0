-- CreateIndex
CREATE INDEX "autoridade_name_key_trgm_idx" ON "autoridade" USING GIN ("name_key" gin_trgm_ops);

-- Words without accents and marks: the parser takes "direito/economia" for a file name and "d'água" for two words. Only ASCII
-- marks are named, since unaccent has turned the others into them and what is a letter depends on the server's locale.
CREATE FUNCTION catalogue_words(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT regexp_replace(unaccent(words), '[!-/:-@\[-`{-~]+', ' ', 'g')
$$;

CREATE OR REPLACE FUNCTION acervo_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.search :=
        setweight(to_tsvector('catalogo', catalogue_words(concat_ws(' ', NEW.titulo, NEW.titulo_adicional))), 'A') ||
        setweight(to_tsvector('catalogo', catalogue_words(NEW.search_author)), 'B') ||
        setweight(to_tsvector('catalogo', catalogue_words(NEW.search_subject)), 'C') ||
        setweight(to_tsvector('catalogo', catalogue_words(NEW.search_rest)), 'D');
    RETURN NEW;
END $$;

-- A search ranks thousands of titles by `search`: it stays in the row, and what only a title's page reads makes room for it. On
-- 200,000 titles a term in 15,000 of them takes 35 ms so, and 260 ms where each vector is fetched from elsewhere.
ALTER TABLE "acervo" ALTER COLUMN "search" SET STORAGE MAIN;
ALTER TABLE "acervo" SET (toast_tuple_target = 1280);
