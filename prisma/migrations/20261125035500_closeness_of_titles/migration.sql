-- Filled in by the start after this migration, which derives all titles again.
ALTER TABLE "acervo" ADD COLUMN "title_forms" TEXT NOT NULL DEFAULT '',
ADD COLUMN "other_forms" TEXT NOT NULL DEFAULT '',
ADD COLUMN "main_entry" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "acervo_procura" (
    "cod_acervo" INTEGER NOT NULL,
    "demand" SMALLINT NOT NULL,

    CONSTRAINT "acervo_procura_pkey" PRIMARY KEY ("cod_acervo")
);

-- AddForeignKey
ALTER TABLE "acervo_procura" ADD CONSTRAINT "acervo_procura_cod_acervo_fkey" FOREIGN KEY ("cod_acervo") REFERENCES "acervo"("cod_acervo") ON DELETE CASCADE ON UPDATE CASCADE;

-- An index in memory orders by it as well.
CREATE TRIGGER acervo_mudanca AFTER INSERT OR UPDATE OR DELETE ON "acervo_procura"
    FOR EACH ROW EXECUTE FUNCTION acervo_mudanca();
