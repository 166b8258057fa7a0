-- AlterTable
ALTER TABLE "sessao_externa" ADD COLUMN     "browser_hash" TEXT;
