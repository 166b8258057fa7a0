-- AlterTable
ALTER TABLE "emprestimo" ADD COLUMN "told_due" DATE;
