-- AlterTable
ALTER TABLE "caixa_saida" ADD COLUMN "html" TEXT,
ADD COLUMN "parar" TEXT;
