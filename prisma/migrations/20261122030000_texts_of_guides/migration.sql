-- AlterTable
ALTER TABLE "guia_pesquisa" ADD COLUMN "texto" TEXT;
