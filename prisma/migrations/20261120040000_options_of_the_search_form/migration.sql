-- CreateIndex
CREATE INDEX "acervo_cod_tipo_obra_desc_tipo_obra_idx" ON "acervo"("cod_tipo_obra", "desc_tipo_obra");

-- CreateIndex
CREATE INDEX "acervo_idioma_idioma_desc_idx" ON "acervo"("idioma", "idioma_desc");

-- CreateIndex
CREATE INDEX "acervo_ano_publicacao_idx" ON "acervo"("ano_publicacao");
