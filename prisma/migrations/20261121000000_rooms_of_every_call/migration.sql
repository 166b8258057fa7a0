-- AlterTable
ALTER TABLE "instituicao" ADD COLUMN     "app_layers_url" TEXT,
ADD COLUMN     "meu_pergamum_url" TEXT,
ADD COLUMN     "postagem_url" TEXT;

-- AlterTable
ALTER TABLE "falha_login" ADD COLUMN     "address" TEXT;

-- AlterTable
ALTER TABLE "pessoa" ADD COLUMN     "bairro" TEXT,
ADD COLUMN     "cep" TEXT,
ADD COLUMN     "cidade" TEXT,
ADD COLUMN     "cod_categoria" TEXT,
ADD COLUMN     "complemento" TEXT,
ADD COLUMN     "data_nascimento" DATE,
ADD COLUMN     "escolaridade" TEXT,
ADD COLUMN     "estado_civil" TEXT,
ADD COLUMN     "local" TEXT,
ADD COLUMN     "nacionalidade" TEXT,
ADD COLUMN     "profissao" TEXT,
ADD COLUMN     "recebe_email" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "rg" TEXT,
ADD COLUMN     "rua" TEXT,
ADD COLUMN     "sexo" TEXT;

-- AlterTable
ALTER TABLE "pessoa_login" ADD COLUMN     "usuario" TEXT;

-- AlterTable
ALTER TABLE "token_renovacao" ADD COLUMN     "access_expires_at" TIMESTAMPTZ;

-- AlterTable
ALTER TABLE "acervo" ADD COLUMN     "colecao" TEXT,
ADD COLUMN     "colecao_key" TEXT,
ADD COLUMN     "cor" TEXT,
ADD COLUMN     "cor_descricao" TEXT,
ADD COLUMN     "indexado" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "autoridade" ADD COLUMN     "registro" JSONB;

-- AlterTable
ALTER TABLE "emprestimo" ADD COLUMN     "returns_on" DATE;

-- AlterTable
ALTER TABLE "reserva" ADD COLUMN     "cod_exemplar" TEXT,
ADD COLUMN     "encerrada_em" TIMESTAMPTZ,
ADD COLUMN     "localizacao" TEXT,
ADD COLUMN     "material_adicional" TEXT,
ADD COLUMN     "parte" TEXT,
ADD COLUMN     "tomo" TEXT,
ADD COLUMN     "volume" TEXT;

-- CreateTable
CREATE TABLE "sugestao_aquisicao" (
    "codigo" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "campus" INTEGER,
    "biblioteca" INTEGER NOT NULL,
    "autor" TEXT,
    "titulo" TEXT NOT NULL,
    "edicao" TEXT,
    "editor" TEXT NOT NULL,
    "isbn_issn" TEXT,
    "periodico" TEXT,
    "outras_inf" TEXT,
    "cod_situacao" INTEGER NOT NULL,
    "data" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "sugestao_aquisicao_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "situacao_sugestao" (
    "codigo" INTEGER NOT NULL,
    "descricao" TEXT NOT NULL,

    CONSTRAINT "situacao_sugestao_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "aquisicao_estatistica" (
    "cod_biblioteca" INTEGER NOT NULL,
    "mes" DATE NOT NULL,
    "sugestoes" INTEGER NOT NULL,
    "adquiridos" INTEGER NOT NULL,
    "valor" DECIMAL(12,2) NOT NULL,

    CONSTRAINT "aquisicao_estatistica_pkey" PRIMARY KEY ("cod_biblioteca","mes")
);

-- CreateTable
CREATE TABLE "autoridade_remissiva" (
    "cod_autoridade" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "tipo" TEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "destino" INTEGER,

    CONSTRAINT "autoridade_remissiva_pkey" PRIMARY KEY ("cod_autoridade","seq")
);

-- CreateTable
CREATE TABLE "comentario" (
    "id" SERIAL NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "data" TIMESTAMPTZ NOT NULL,
    "aprovado" BOOLEAN,

    CONSTRAINT "comentario_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "acervo_imagem" (
    "cod_acervo" INTEGER NOT NULL,
    "ordem" INTEGER NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "acervo_imagem_pkey" PRIMARY KEY ("cod_acervo","ordem")
);

-- CreateTable
CREATE TABLE "acervo_estatistica" (
    "cod_acervo" INTEGER NOT NULL,
    "ano" INTEGER NOT NULL,
    "mes" INTEGER NOT NULL,
    "consultas" INTEGER NOT NULL,
    "emprestimos" INTEGER NOT NULL,
    "reservas" INTEGER NOT NULL,

    CONSTRAINT "acervo_estatistica_pkey" PRIMARY KEY ("cod_acervo","ano","mes")
);

-- CreateTable
CREATE TABLE "estatistica_acesso" (
    "id" SERIAL NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "seq_paragrafo" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "user_id" TEXT,
    "browser" TEXT,
    "device" TEXT,
    "os" TEXT,
    "data" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "estatistica_acesso_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sumario" (
    "cod_acervo" INTEGER NOT NULL,
    "tipo" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "titulo" TEXT NOT NULL,
    "autor" TEXT,
    "paginas" TEXT,
    "url" TEXT,

    CONSTRAINT "sumario_pkey" PRIMARY KEY ("cod_acervo","tipo","seq")
);

-- CreateTable
CREATE TABLE "kardex" (
    "id" SERIAL NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "cod_period" INTEGER NOT NULL,
    "desc_period" TEXT NOT NULL,
    "cod_bib" INTEGER NOT NULL,
    "cod_par" INTEGER NOT NULL,
    "desc_par" TEXT NOT NULL,
    "year" INTEGER NOT NULL,

    CONSTRAINT "kardex_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kardex_item" (
    "seq_par" INTEGER NOT NULL,
    "seq_sec" INTEGER NOT NULL,
    "rotulo" TEXT NOT NULL,
    "situacao" TEXT NOT NULL,
    "data" DATE,
    "observacao" TEXT,

    CONSTRAINT "kardex_item_pkey" PRIMARY KEY ("seq_par","seq_sec")
);

-- CreateTable
CREATE TABLE "armazem_item" (
    "id" SERIAL NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "cod_biblioteca" INTEGER NOT NULL,
    "tomo" TEXT,
    "parte" TEXT,
    "volume" TEXT,
    "disponivel" BOOLEAN NOT NULL,

    CONSTRAINT "armazem_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "armazem_pedido" (
    "codigo" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "cod_biblioteca" INTEGER NOT NULL,
    "data" TIMESTAMPTZ NOT NULL,
    "itens" JSONB NOT NULL,

    CONSTRAINT "armazem_pedido_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "area_conhecimento" (
    "codigo" TEXT NOT NULL,
    "descricao" TEXT NOT NULL,
    "cod_tipo_area_conhec" TEXT NOT NULL,
    "desc_tipo_area_conhec" TEXT NOT NULL,

    CONSTRAINT "area_conhecimento_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "acervo_area" (
    "cod_acervo" INTEGER NOT NULL,
    "codigo" TEXT NOT NULL,

    CONSTRAINT "acervo_area_pkey" PRIMARY KEY ("cod_acervo","codigo")
);

-- CreateTable
CREATE TABLE "curso" (
    "codigo" INTEGER NOT NULL,
    "descricao" TEXT NOT NULL,
    "cod_campus" INTEGER NOT NULL,

    CONSTRAINT "curso_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "acervo_curso" (
    "cod_acervo" INTEGER NOT NULL,
    "cod_curso" INTEGER NOT NULL,
    "cod_campus" INTEGER NOT NULL,

    CONSTRAINT "acervo_curso_pkey" PRIMARY KEY ("cod_acervo","cod_curso","cod_campus")
);

-- CreateTable
CREATE TABLE "disciplina" (
    "codigo" INTEGER NOT NULL,
    "descricao" TEXT NOT NULL,

    CONSTRAINT "disciplina_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "professor" (
    "codigo" INTEGER NOT NULL,
    "descricao" TEXT NOT NULL,

    CONSTRAINT "professor_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "plano_ensino" (
    "id" INTEGER NOT NULL,
    "cod_departamento" TEXT NOT NULL,
    "ano" INTEGER NOT NULL,
    "semestre" INTEGER NOT NULL,
    "periodo" INTEGER NOT NULL,
    "cod_disciplina" INTEGER NOT NULL,
    "cod_biblioteca" INTEGER NOT NULL,
    "cod_professor" INTEGER NOT NULL,
    "cod_curso" INTEGER NOT NULL,

    CONSTRAINT "plano_ensino_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plano_ensino_acervo" (
    "plan_id" INTEGER NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "tipo" TEXT NOT NULL,

    CONSTRAINT "plano_ensino_acervo_pkey" PRIMARY KEY ("plan_id","cod_acervo")
);

-- CreateTable
CREATE TABLE "rede_instituicao" (
    "cod_empresa" INTEGER NOT NULL,
    "desc_empresa" TEXT NOT NULL,
    "fora_do_ar" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "rede_instituicao_pkey" PRIMARY KEY ("cod_empresa")
);

-- CreateTable
CREATE TABLE "rede_acervo" (
    "id" INTEGER NOT NULL,
    "acervo" INTEGER NOT NULL,
    "cod_empresa" INTEGER NOT NULL,
    "titulo" TEXT NOT NULL,
    "autor" TEXT,
    "tipo_obra" TEXT NOT NULL,
    "ano" INTEGER,
    "idioma" TEXT,
    "link" TEXT,
    "search_key" TEXT NOT NULL,

    CONSTRAINT "rede_acervo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "base_dados" (
    "id" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,
    "descricao" TEXT NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "base_dados_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "produto_target" (
    "id" INTEGER NOT NULL,
    "titulo" TEXT NOT NULL,
    "descricao" TEXT NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "produto_target_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "norma_abnt" (
    "id" INTEGER NOT NULL,
    "titulo" TEXT NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "norma_abnt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "opcao_formulario" (
    "formulario" TEXT NOT NULL,
    "campo" TEXT NOT NULL,
    "descricao_campo" TEXT NOT NULL,
    "codigo" TEXT NOT NULL,
    "descricao" TEXT NOT NULL,
    "ordem" INTEGER NOT NULL,

    CONSTRAINT "opcao_formulario_pkey" PRIMARY KEY ("formulario","campo","codigo")
);

-- CreateTable
CREATE TABLE "debito" (
    "cod_debito" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "cod_biblioteca" INTEGER NOT NULL,
    "cod_emprestimo" INTEGER,
    "cod_acervo" INTEGER,
    "valor_multa" DECIMAL(10,2) NOT NULL,
    "desconto" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "valor_pago" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "data_prevista" DATE,
    "data_pagamento" DATE,
    "tipo_servico" TEXT NOT NULL,
    "motivo" TEXT NOT NULL,

    CONSTRAINT "debito_pkey" PRIMARY KEY ("cod_debito")
);

-- CreateTable
CREATE TABLE "solicitacao_emprestimo" (
    "codigo" SERIAL NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "biblioteca_origem" INTEGER NOT NULL,
    "biblioteca_recebimento" INTEGER NOT NULL,
    "volume" TEXT,
    "tomo" TEXT,
    "parte" TEXT,
    "material_adicional" TEXT,
    "telefone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "cod_local_recebimento" INTEGER,
    "pessoa_autorizada" TEXT,
    "domicilio" TEXT,
    "recebimento_textual" TEXT,
    "status" TEXT NOT NULL,
    "data" TIMESTAMPTZ NOT NULL,
    "cod_exemplar" TEXT,

    CONSTRAINT "solicitacao_emprestimo_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "token_emprestimo" (
    "cod_pessoa" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "expira" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "token_emprestimo_pkey" PRIMARY KEY ("cod_pessoa")
);

-- CreateTable
CREATE TABLE "interesse_area" (
    "id" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "tipoDSI" TEXT NOT NULL,
    "codigo" TEXT NOT NULL,
    "codTipoArea" TEXT NOT NULL,
    "descricao" TEXT NOT NULL,
    "validade" DATE NOT NULL,

    CONSTRAINT "interesse_area_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interesse_periodico" (
    "codigo" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "validade" DATE NOT NULL,
    "fasciculo" BOOLEAN NOT NULL,
    "artigo" BOOLEAN NOT NULL,
    "sumario" BOOLEAN NOT NULL,
    "bibliotecas" INTEGER[],

    CONSTRAINT "interesse_periodico_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "interesse_tipo_obra" (
    "codigo" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "cod_tipo_obra" INTEGER NOT NULL,
    "validade" DATE NOT NULL,
    "bibliotecas" INTEGER[],
    "idiomas" TEXT[],

    CONSTRAINT "interesse_tipo_obra_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "cesta_permanente" (
    "cod_pessoa" INTEGER NOT NULL,
    "cod_acervo" INTEGER NOT NULL,
    "data" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "cesta_permanente_pkey" PRIMARY KEY ("cod_pessoa","cod_acervo")
);

-- CreateTable
CREATE TABLE "categoria_usuario" (
    "codigo" TEXT NOT NULL,
    "descricao" TEXT NOT NULL,

    CONSTRAINT "categoria_usuario_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "pessoa_email" (
    "cod_pessoa" INTEGER NOT NULL,
    "email" TEXT NOT NULL,

    CONSTRAINT "pessoa_email_pkey" PRIMARY KEY ("cod_pessoa","email")
);

-- CreateTable
CREATE TABLE "departamento" (
    "codigo" TEXT NOT NULL,
    "descricao" TEXT NOT NULL,

    CONSTRAINT "departamento_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "afastamento" (
    "id" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "cod_biblioteca" INTEGER NOT NULL,
    "motivo" TEXT NOT NULL,
    "data_inicio" DATE NOT NULL,
    "data_fim" DATE,
    "origem" TEXT NOT NULL,

    CONSTRAINT "afastamento_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "troca_permitida" (
    "cod_pessoa" INTEGER NOT NULL,
    "login_destino" TEXT NOT NULL,

    CONSTRAINT "troca_permitida_pkey" PRIMARY KEY ("cod_pessoa","login_destino")
);

-- CreateTable
CREATE TABLE "solicitacao" (
    "codigo" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "tipo" TEXT NOT NULL,
    "subtipo" TEXT,
    "status" TEXT NOT NULL,
    "data" TIMESTAMPTZ NOT NULL,
    "dados" JSONB NOT NULL,

    CONSTRAINT "solicitacao_pkey" PRIMARY KEY ("codigo")
);

-- CreateTable
CREATE TABLE "alerta" (
    "id" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "titulo" TEXT NOT NULL,
    "texto" TEXT NOT NULL,
    "data" TIMESTAMPTZ NOT NULL,
    "lido" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "alerta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessao_externa" (
    "key" TEXT NOT NULL,
    "tipo" TEXT NOT NULL,
    "login" TEXT,
    "redirect" TEXT NOT NULL,
    "cod_pessoa" INTEGER,
    "erro" TEXT,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ,

    CONSTRAINT "sessao_externa_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "recuperacao_senha" (
    "id" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "login" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tte" TIMESTAMPTZ NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "used_at" TIMESTAMPTZ,

    CONSTRAINT "recuperacao_senha_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "senha_historico" (
    "id" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "password_hash" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "senha_historico_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "token_redireciona" (
    "hash" TEXT NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "service" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ,

    CONSTRAINT "token_redireciona_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "caixa_saida" (
    "id" SERIAL NOT NULL,
    "para" TEXT NOT NULL,
    "assunto" TEXT NOT NULL,
    "texto" TEXT NOT NULL,
    "anexos" JSONB NOT NULL,
    "data" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "caixa_saida_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faq" (
    "id" INTEGER NOT NULL,
    "pergunta" TEXT NOT NULL,
    "resposta" TEXT NOT NULL,
    "ordem" INTEGER NOT NULL,

    CONSTRAINT "faq_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "informacao_geral" (
    "id" INTEGER NOT NULL,
    "texto" TEXT NOT NULL,
    "ordem" INTEGER NOT NULL,

    CONSTRAINT "informacao_geral_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "evento" (
    "id" SERIAL NOT NULL,
    "origem" TEXT NOT NULL,
    "titulo" TEXT NOT NULL,
    "descricao" TEXT,
    "inicio" TIMESTAMPTZ NOT NULL,
    "fim" TIMESTAMPTZ,
    "local" TEXT,
    "link" TEXT,

    CONSTRAINT "evento_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "horario_atendimento" (
    "cod_biblioteca" INTEGER NOT NULL,
    "dia_semana" INTEGER NOT NULL,
    "abre" TEXT,
    "fecha" TEXT,

    CONSTRAINT "horario_atendimento_pkey" PRIMARY KEY ("cod_biblioteca","dia_semana")
);

-- CreateTable
CREATE TABLE "autoatendimento" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "showAuto" BOOLEAN NOT NULL,
    "codBibAuto" TEXT NOT NULL,
    "authAuto" TEXT NOT NULL,
    "idiomaAuto" TEXT NOT NULL,

    CONSTRAINT "autoatendimento_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "relogio" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "offset_ms" BIGINT NOT NULL DEFAULT 0,
    "applied_until" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "relogio_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "local_recebimento" (
    "cod_local_recebimento" INTEGER NOT NULL,
    "cod_biblioteca" INTEGER NOT NULL,
    "descricao" TEXT NOT NULL,

    CONSTRAINT "local_recebimento_pkey" PRIMARY KEY ("cod_local_recebimento")
);

-- CreateTable
CREATE TABLE "comentario_geral" (
    "id" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "cod_biblioteca" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "data" TIMESTAMPTZ NOT NULL,
    "aprovado" BOOLEAN,

    CONSTRAINT "comentario_geral_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "nada_consta" (
    "id" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "cod_biblioteca" INTEGER NOT NULL,
    "assinado_em" TIMESTAMPTZ NOT NULL,
    "codigo_autenticidade" TEXT NOT NULL,

    CONSTRAINT "nada_consta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gru" (
    "id" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "cod_biblioteca" INTEGER NOT NULL,
    "valor" DECIMAL(10,2) NOT NULL,
    "linha_digitavel" TEXT NOT NULL,
    "vencimento" DATE NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "gru_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sugestao_aquisicao_cod_pessoa_idx" ON "sugestao_aquisicao"("cod_pessoa");

-- CreateIndex
CREATE INDEX "acervo_colecao_key_idx" ON "acervo"("colecao_key");

-- CreateIndex
CREATE INDEX "acervo_numero_chamada_idx" ON "acervo"("numero_chamada");

-- CreateIndex
CREATE INDEX "acervo_isbn_issn_idx" ON "acervo"("isbn_issn");

-- CreateIndex
CREATE INDEX "comentario_cod_acervo_idx" ON "comentario"("cod_acervo");

-- CreateIndex
CREATE INDEX "comentario_cod_pessoa_idx" ON "comentario"("cod_pessoa");

-- CreateIndex
CREATE INDEX "estatistica_acesso_cod_acervo_idx" ON "estatistica_acesso"("cod_acervo");

-- CreateIndex
CREATE UNIQUE INDEX "kardex_cod_acervo_cod_period_cod_bib_cod_par_year_key" ON "kardex"("cod_acervo", "cod_period", "cod_bib", "cod_par", "year");

-- CreateIndex
CREATE INDEX "armazem_item_cod_acervo_idx" ON "armazem_item"("cod_acervo");

-- CreateIndex
CREATE INDEX "armazem_pedido_cod_pessoa_idx" ON "armazem_pedido"("cod_pessoa");

-- CreateIndex
CREATE INDEX "acervo_area_codigo_idx" ON "acervo_area"("codigo");

-- CreateIndex
CREATE INDEX "acervo_curso_cod_curso_idx" ON "acervo_curso"("cod_curso");

-- CreateIndex
CREATE INDEX "plano_ensino_acervo_cod_acervo_idx" ON "plano_ensino_acervo"("cod_acervo");

-- CreateIndex
CREATE INDEX "rede_acervo_search_key_trgm_idx" ON "rede_acervo" USING GIN ("search_key" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "debito_cod_pessoa_idx" ON "debito"("cod_pessoa");

-- CreateIndex
CREATE INDEX "debito_cod_emprestimo_idx" ON "debito"("cod_emprestimo");

-- CreateIndex
CREATE INDEX "solicitacao_emprestimo_cod_pessoa_idx" ON "solicitacao_emprestimo"("cod_pessoa");

-- CreateIndex
CREATE INDEX "solicitacao_emprestimo_cod_acervo_idx" ON "solicitacao_emprestimo"("cod_acervo");

-- CreateIndex
CREATE UNIQUE INDEX "interesse_area_cod_pessoa_tipoDSI_codigo_codTipoArea_key" ON "interesse_area"("cod_pessoa", "tipoDSI", "codigo", "codTipoArea");

-- CreateIndex
CREATE UNIQUE INDEX "interesse_periodico_cod_pessoa_cod_acervo_key" ON "interesse_periodico"("cod_pessoa", "cod_acervo");

-- CreateIndex
CREATE UNIQUE INDEX "interesse_tipo_obra_cod_pessoa_cod_tipo_obra_key" ON "interesse_tipo_obra"("cod_pessoa", "cod_tipo_obra");

-- CreateIndex
CREATE INDEX "afastamento_cod_pessoa_idx" ON "afastamento"("cod_pessoa");

-- CreateIndex
CREATE INDEX "solicitacao_cod_pessoa_tipo_idx" ON "solicitacao"("cod_pessoa", "tipo");

-- CreateIndex
CREATE INDEX "alerta_cod_pessoa_data_idx" ON "alerta"("cod_pessoa", "data");

-- CreateIndex
CREATE INDEX "recuperacao_senha_login_idx" ON "recuperacao_senha"("login");

-- CreateIndex
CREATE INDEX "senha_historico_cod_pessoa_changed_at_idx" ON "senha_historico"("cod_pessoa", "changed_at");

-- CreateIndex
CREATE INDEX "caixa_saida_data_idx" ON "caixa_saida"("data");

-- CreateIndex
CREATE INDEX "evento_origem_inicio_idx" ON "evento"("origem", "inicio");

-- CreateIndex
CREATE INDEX "local_recebimento_cod_biblioteca_idx" ON "local_recebimento"("cod_biblioteca");

-- CreateIndex
CREATE INDEX "comentario_geral_cod_pessoa_idx" ON "comentario_geral"("cod_pessoa");

-- CreateIndex
CREATE UNIQUE INDEX "nada_consta_codigo_autenticidade_key" ON "nada_consta"("codigo_autenticidade");

-- CreateIndex
CREATE INDEX "nada_consta_cod_pessoa_idx" ON "nada_consta"("cod_pessoa");

-- CreateIndex
CREATE UNIQUE INDEX "gru_linha_digitavel_key" ON "gru"("linha_digitavel");

-- CreateIndex
CREATE INDEX "gru_cod_pessoa_idx" ON "gru"("cod_pessoa");

-- CreateIndex
CREATE INDEX "falha_login_address_at_idx" ON "falha_login"("address", "at");

-- CreateIndex
CREATE INDEX "pessoa_login_usuario_idx" ON "pessoa_login"("usuario");

-- CreateIndex
CREATE INDEX "emprestimo_returns_on_idx" ON "emprestimo"("returns_on");

-- AddForeignKey
ALTER TABLE "sugestao_aquisicao" ADD CONSTRAINT "sugestao_aquisicao_cod_situacao_fkey" FOREIGN KEY ("cod_situacao") REFERENCES "situacao_sugestao"("codigo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sugestao_aquisicao" ADD CONSTRAINT "sugestao_aquisicao_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "autoridade_remissiva" ADD CONSTRAINT "autoridade_remissiva_cod_autoridade_fkey" FOREIGN KEY ("cod_autoridade") REFERENCES "autoridade"("cod_autoridade") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comentario" ADD CONSTRAINT "comentario_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comentario" ADD CONSTRAINT "comentario_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "acervo_imagem" ADD CONSTRAINT "acervo_imagem_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "acervo_estatistica" ADD CONSTRAINT "acervo_estatistica_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sumario" ADD CONSTRAINT "sumario_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kardex" ADD CONSTRAINT "kardex_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kardex_item" ADD CONSTRAINT "kardex_item_seq_par_fkey" FOREIGN KEY ("seq_par") REFERENCES "kardex"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "armazem_item" ADD CONSTRAINT "armazem_item_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "armazem_pedido" ADD CONSTRAINT "armazem_pedido_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "acervo_area" ADD CONSTRAINT "acervo_area_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "acervo_area" ADD CONSTRAINT "acervo_area_codigo_fkey" FOREIGN KEY ("codigo") REFERENCES "area_conhecimento"("codigo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "acervo_curso" ADD CONSTRAINT "acervo_curso_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "acervo_curso" ADD CONSTRAINT "acervo_curso_cod_curso_fkey" FOREIGN KEY ("cod_curso") REFERENCES "curso"("codigo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plano_ensino" ADD CONSTRAINT "plano_ensino_cod_disciplina_fkey" FOREIGN KEY ("cod_disciplina") REFERENCES "disciplina"("codigo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plano_ensino" ADD CONSTRAINT "plano_ensino_cod_professor_fkey" FOREIGN KEY ("cod_professor") REFERENCES "professor"("codigo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plano_ensino_acervo" ADD CONSTRAINT "plano_ensino_acervo_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plano_ensino"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plano_ensino_acervo" ADD CONSTRAINT "plano_ensino_acervo_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rede_acervo" ADD CONSTRAINT "rede_acervo_cod_empresa_fkey" FOREIGN KEY ("cod_empresa") REFERENCES "rede_instituicao"("cod_empresa") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "debito" ADD CONSTRAINT "debito_cod_emprestimo_fkey" FOREIGN KEY ("cod_emprestimo") REFERENCES "emprestimo"("cod_emprestimo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "debito" ADD CONSTRAINT "debito_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "debito" ADD CONSTRAINT "debito_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solicitacao_emprestimo" ADD CONSTRAINT "solicitacao_emprestimo_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solicitacao_emprestimo" ADD CONSTRAINT "solicitacao_emprestimo_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "token_emprestimo" ADD CONSTRAINT "token_emprestimo_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interesse_area" ADD CONSTRAINT "interesse_area_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interesse_periodico" ADD CONSTRAINT "interesse_periodico_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interesse_periodico" ADD CONSTRAINT "interesse_periodico_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interesse_tipo_obra" ADD CONSTRAINT "interesse_tipo_obra_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cesta_permanente" ADD CONSTRAINT "cesta_permanente_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cesta_permanente" ADD CONSTRAINT "cesta_permanente_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pessoa_email" ADD CONSTRAINT "pessoa_email_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "afastamento" ADD CONSTRAINT "afastamento_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "troca_permitida" ADD CONSTRAINT "troca_permitida_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solicitacao" ADD CONSTRAINT "solicitacao_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerta" ADD CONSTRAINT "alerta_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recuperacao_senha" ADD CONSTRAINT "recuperacao_senha_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "senha_historico" ADD CONSTRAINT "senha_historico_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "token_redireciona" ADD CONSTRAINT "token_redireciona_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "horario_atendimento" ADD CONSTRAINT "horario_atendimento_cod_biblioteca_fkey" FOREIGN KEY ("cod_biblioteca") REFERENCES "biblioteca"("cod_biblioteca") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "local_recebimento" ADD CONSTRAINT "local_recebimento_cod_biblioteca_fkey" FOREIGN KEY ("cod_biblioteca") REFERENCES "biblioteca"("cod_biblioteca") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comentario_geral" ADD CONSTRAINT "comentario_geral_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nada_consta" ADD CONSTRAINT "nada_consta_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gru" ADD CONSTRAINT "gru_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;


