-- Words without accents and fragments of words: both ship with PostgreSQL.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "instituicao" (
    "variant" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT false,
    "codEmpresa" TEXT NOT NULL,
    "sigla" TEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "tema" TEXT NOT NULL,
    "denominacao_login" TEXT,
    "destino_padrao_login_catalogo" TEXT,
    "msg_login" TEXT,
    "msg_suporte_consulta" TEXT,
    "link_lgpd" TEXT,
    "usaOIDC" BOOLEAN NOT NULL DEFAULT false,
    "link_logout_OIDC" TEXT,
    "link_logout_saml" TEXT,
    "p" JSONB NOT NULL,

    CONSTRAINT "instituicao_pkey" PRIMARY KEY ("variant")
);

-- CreateTable
CREATE TABLE "atividade" (
    "codigo" INTEGER NOT NULL,
    "existe" BOOLEAN NOT NULL,
    "lookup" TEXT,
    "descricao" TEXT NOT NULL,
    "informativo" TEXT,

    CONSTRAINT "atividade_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "guia_pesquisa" (
    "id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "titulo" TEXT NOT NULL,
    "descricao" TEXT,
    "ordem" INTEGER NOT NULL,
    "secao" INTEGER NOT NULL,

    CONSTRAINT "guia_pesquisa_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "falha_login" (
    "id" SERIAL NOT NULL,
    "login" TEXT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "falha_login_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "token_renovacao" (
    "hash" TEXT NOT NULL,
    "family" TEXT NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "login" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ,
    "revoked_at" TIMESTAMPTZ,

    CONSTRAINT "token_renovacao_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "segredo_servidor" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "segredo_servidor_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "campus" (
    "cod_campus" INTEGER NOT NULL,
    "nome_campus" TEXT NOT NULL,

    CONSTRAINT "campus_pkey" PRIMARY KEY ("cod_campus")
);

-- CreateTable
CREATE TABLE "biblioteca" (
    "cod_biblioteca" INTEGER NOT NULL,
    "desc_biblioteca" TEXT NOT NULL,
    "sigla" TEXT NOT NULL,
    "cod_campus" INTEGER NOT NULL,

    CONSTRAINT "biblioteca_pkey" PRIMARY KEY ("cod_biblioteca")
);

-- CreateTable
CREATE TABLE "pessoa" (
    "cod_pessoa" SERIAL NOT NULL,
    "nome_pessoa" TEXT NOT NULL,
    "email" TEXT,
    "telefone" TEXT,
    "cpf" TEXT,
    "categoria" TEXT,
    "professor" BOOLEAN NOT NULL DEFAULT false,
    "bloqueio" BOOLEAN NOT NULL DEFAULT false,
    "password_hash" TEXT NOT NULL,
    "failed_attempts" INTEGER NOT NULL DEFAULT 0,
    "persona_id" TEXT,
    "persona_shows" TEXT,

    CONSTRAINT "pessoa_pkey" PRIMARY KEY ("cod_pessoa")
);

-- CreateTable
CREATE TABLE "pessoa_login" (
    "codigo" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "login" TEXT NOT NULL,
    "base" TEXT NOT NULL DEFAULT 'M',
    "nome" TEXT NOT NULL,

    CONSTRAINT "pessoa_login_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "permissao_atividade" (
    "cod_pessoa" INTEGER NOT NULL,
    "cod_modulo" INTEGER NOT NULL,
    "cod_atividade" INTEGER NOT NULL,
    "descricao" TEXT NOT NULL,

    CONSTRAINT "permissao_atividade_pkey" PRIMARY KEY ("cod_pessoa","cod_modulo","cod_atividade")
);

-- CreateTable
CREATE TABLE "acervo" (
    "cod_acervo" SERIAL NOT NULL,
    "source_key" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "marc" JSONB NOT NULL,
    "titulo" TEXT NOT NULL,
    "title_key" TEXT NOT NULL,
    "titulo_adicional" TEXT,
    "autor" TEXT,
    "autor_principal" TEXT,
    "numero_chamada" TEXT,
    "classificacao" TEXT,
    "editora" TEXT,
    "edicao" TEXT,
    "imprint" TEXT,
    "ano_publicacao" INTEGER,
    "idioma" TEXT,
    "idioma_desc" TEXT,
    "descricao_fisica" TEXT,
    "isbn_issn" TEXT,
    "cod_tipo_obra" INTEGER NOT NULL,
    "desc_tipo_obra" TEXT NOT NULL,
    "resumo" TEXT,
    "referencia" TEXT NOT NULL,
    "link_capa" TEXT,
    "acesso_remoto" TEXT,
    "possui_acessibilidade" TEXT NOT NULL DEFAULT 'N',
    "cod_area_conhecimento" TEXT,
    "cod_tipo_area_conhec" TEXT,
    "desc_tipo_area_conhec" TEXT,
    "rota" TEXT,
    "repositorio" TEXT,
    "dados_adicionais" JSONB NOT NULL,
    "data_inclusao" DATE NOT NULL,
    "search_author" TEXT NOT NULL DEFAULT '',
    "search_subject" TEXT NOT NULL DEFAULT '',
    "search_rest" TEXT NOT NULL DEFAULT '',
    "search" tsvector,

    CONSTRAINT "acervo_pkey" PRIMARY KEY ("cod_acervo")
);

-- CreateTable
CREATE TABLE "autoridade" (
    "cod_autoridade" SERIAL NOT NULL,
    "tipo" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,

    CONSTRAINT "autoridade_pkey" PRIMARY KEY ("cod_autoridade")
);

-- CreateTable
CREATE TABLE "acervo_autoridade" (
    "cod_acervo" INTEGER NOT NULL,
    "paragrafo" TEXT NOT NULL,
    "seq_paragrafo" INTEGER NOT NULL,
    "cod_autoridade" INTEGER NOT NULL,

    CONSTRAINT "acervo_autoridade_pkey" PRIMARY KEY ("cod_acervo","paragrafo","seq_paragrafo")
);

-- CreateTable
CREATE TABLE "palavra" (
    "palavra" TEXT NOT NULL,
    "n_titles" INTEGER NOT NULL,

    CONSTRAINT "palavra_pkey" PRIMARY KEY ("palavra")
);

-- CreateTable
CREATE TABLE "tipo_emprestimo" (
    "cod_tipo_emprestimo" INTEGER NOT NULL,
    "descricao" TEXT NOT NULL,
    "dias" INTEGER NOT NULL,
    "permite_emprestimo" BOOLEAN NOT NULL,
    "permite_reserva" BOOLEAN NOT NULL,

    CONSTRAINT "tipo_emprestimo_pkey" PRIMARY KEY ("cod_tipo_emprestimo")
);

-- CreateTable
CREATE TABLE "exemplar" (
    "cod_exemplar" TEXT NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "cod_biblioteca" INTEGER NOT NULL,
    "localizacao" TEXT,
    "numero_chamada" TEXT,
    "cod_tipo_emprestimo" INTEGER NOT NULL,
    "situacao" TEXT NOT NULL,
    "volume" TEXT,
    "tomo" TEXT,
    "parte" TEXT,
    "material" TEXT NOT NULL DEFAULT 'principal',

    CONSTRAINT "exemplar_pkey" PRIMARY KEY ("cod_exemplar")
);

-- CreateTable
CREATE TABLE "emprestimo" (
    "cod_emprestimo" SERIAL NOT NULL,
    "cod_exemplar" TEXT NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "data_saida" DATE NOT NULL,
    "data_prevista" DATE NOT NULL,
    "data_devolucao" DATE,
    "renovacoes" INTEGER NOT NULL DEFAULT 0,
    "limite_renovacoes" INTEGER NOT NULL,

    CONSTRAINT "emprestimo_pkey" PRIMARY KEY ("cod_emprestimo")
);

-- CreateTable
CREATE TABLE "reserva" (
    "cod_reserva" SERIAL NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "biblioteca" INTEGER NOT NULL,
    "situacao" TEXT NOT NULL,
    "data" TIMESTAMPTZ NOT NULL,
    "validade" DATE,

    CONSTRAINT "reserva_pkey" PRIMARY KEY ("cod_reserva")
);

-- CreateIndex
CREATE UNIQUE INDEX "guia_pesquisa_slug_key" ON "guia_pesquisa"("slug");

-- CreateIndex
CREATE INDEX "falha_login_login_at_idx" ON "falha_login"("login", "at");

-- CreateIndex
CREATE INDEX "token_renovacao_family_idx" ON "token_renovacao"("family");

-- CreateIndex
CREATE INDEX "token_renovacao_cod_pessoa_idx" ON "token_renovacao"("cod_pessoa");

-- CreateIndex
CREATE UNIQUE INDEX "biblioteca_sigla_key" ON "biblioteca"("sigla");

-- CreateIndex
CREATE UNIQUE INDEX "pessoa_persona_id_key" ON "pessoa"("persona_id");

-- CreateIndex
CREATE UNIQUE INDEX "pessoa_login_login_key" ON "pessoa_login"("login");

-- CreateIndex
CREATE INDEX "pessoa_login_cod_pessoa_idx" ON "pessoa_login"("cod_pessoa");

-- CreateIndex
CREATE UNIQUE INDEX "acervo_source_key_key" ON "acervo"("source_key");

-- CreateIndex
CREATE INDEX "acervo_search_idx" ON "acervo" USING GIN ("search");

-- CreateIndex
CREATE INDEX "acervo_title_key_trgm_idx" ON "acervo" USING GIN ("title_key" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "acervo_title_key_idx" ON "acervo"("title_key");

-- CreateIndex
CREATE INDEX "acervo_data_inclusao_idx" ON "acervo"("data_inclusao");

-- CreateIndex
CREATE UNIQUE INDEX "autoridade_tipo_name_key_key" ON "autoridade"("tipo", "name_key");

-- CreateIndex
CREATE INDEX "acervo_autoridade_cod_autoridade_idx" ON "acervo_autoridade"("cod_autoridade");

-- CreateIndex
CREATE INDEX "palavra_trgm_idx" ON "palavra" USING GIN ("palavra" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "exemplar_cod_acervo_cod_biblioteca_idx" ON "exemplar"("cod_acervo", "cod_biblioteca");

-- CreateIndex
CREATE INDEX "emprestimo_cod_pessoa_data_devolucao_idx" ON "emprestimo"("cod_pessoa", "data_devolucao");

-- CreateIndex
CREATE INDEX "emprestimo_cod_exemplar_idx" ON "emprestimo"("cod_exemplar");

-- CreateIndex
CREATE INDEX "reserva_cod_acervo_situacao_idx" ON "reserva"("cod_acervo", "situacao");

-- CreateIndex
CREATE INDEX "reserva_cod_pessoa_idx" ON "reserva"("cod_pessoa");

-- AddForeignKey
ALTER TABLE "token_renovacao" ADD CONSTRAINT "token_renovacao_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "biblioteca" ADD CONSTRAINT "biblioteca_cod_campus_fkey" FOREIGN KEY ("cod_campus") REFERENCES "campus"("cod_campus") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pessoa_login" ADD CONSTRAINT "pessoa_login_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "permissao_atividade" ADD CONSTRAINT "permissao_atividade_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "acervo_autoridade" ADD CONSTRAINT "acervo_autoridade_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "acervo_autoridade" ADD CONSTRAINT "acervo_autoridade_cod_autoridade_fkey" FOREIGN KEY ("cod_autoridade") REFERENCES "autoridade"("cod_autoridade") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exemplar" ADD CONSTRAINT "exemplar_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exemplar" ADD CONSTRAINT "exemplar_cod_biblioteca_fkey" FOREIGN KEY ("cod_biblioteca") REFERENCES "biblioteca"("cod_biblioteca") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exemplar" ADD CONSTRAINT "exemplar_cod_tipo_emprestimo_fkey" FOREIGN KEY ("cod_tipo_emprestimo") REFERENCES "tipo_emprestimo"("cod_tipo_emprestimo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "emprestimo" ADD CONSTRAINT "emprestimo_cod_exemplar_fkey" FOREIGN KEY ("cod_exemplar") REFERENCES "exemplar"("cod_exemplar") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "emprestimo" ADD CONSTRAINT "emprestimo_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reserva" ADD CONSTRAINT "reserva_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reserva" ADD CONSTRAINT "reserva_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;



-- Portuguese stems of words without accents: "inconfidencia" finds "Inconfidência".
CREATE TEXT SEARCH CONFIGURATION catalogo (COPY = portuguese);
ALTER TEXT SEARCH CONFIGURATION catalogo
    ALTER MAPPING FOR asciiword, hword_asciipart, asciihword, word, hword, hword_part WITH unaccent, portuguese_stem;

-- Weights tell the fields apart: A title, B author, C subject, D the rest.
CREATE FUNCTION acervo_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.search :=
        setweight(to_tsvector('catalogo', concat_ws(' ', NEW.titulo, NEW.titulo_adicional)), 'A') ||
        setweight(to_tsvector('catalogo', NEW.search_author), 'B') ||
        setweight(to_tsvector('catalogo', NEW.search_subject), 'C') ||
        setweight(to_tsvector('catalogo', NEW.search_rest), 'D');
    RETURN NEW;
END $$;

CREATE TRIGGER acervo_search BEFORE INSERT OR UPDATE ON "acervo"
    FOR EACH ROW EXECUTE FUNCTION acervo_search();

-- A copy is in one patron's hands at a time.
CREATE UNIQUE INDEX "emprestimo_aberto_key" ON "emprestimo" ("cod_exemplar") WHERE "data_devolucao" IS NULL;
-- A patron waits once for a title.
CREATE UNIQUE INDEX "reserva_ativa_key" ON "reserva" ("cod_acervo", "cod_pessoa") WHERE "situacao" IN ('fila', 'liberada');
-- One institution is in force.
CREATE UNIQUE INDEX "instituicao_ativa_key" ON "instituicao" ("active") WHERE "active";
