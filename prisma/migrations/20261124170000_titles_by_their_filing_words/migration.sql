-- Filled in by the start after this migration, which derives all titles again.
ALTER TABLE "acervo" ADD COLUMN "title_order" TEXT NOT NULL DEFAULT '';

-- The trigram index of title_key serves equality too.
DROP INDEX "acervo_title_key_idx";

-- CreateIndex
CREATE INDEX "acervo_title_order_idx" ON "acervo"("title_order");
