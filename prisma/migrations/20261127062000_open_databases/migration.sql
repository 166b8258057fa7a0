-- AlterTable
ALTER TABLE "base_dados" ADD COLUMN "aberta" BOOLEAN NOT NULL DEFAULT false;
