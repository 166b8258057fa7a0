-- Filled in by the start after this migration, which derives all titles again. By bytes, as the domain compares.
ALTER TABLE "acervo" ADD COLUMN "shelf_key" TEXT COLLATE "C";

-- CreateIndex
CREATE INDEX "acervo_shelf_key_cod_acervo_idx" ON "acervo"("shelf_key", "cod_acervo");
