-- AlterTable
ALTER TABLE "instituicao" ADD COLUMN "logo" TEXT;
