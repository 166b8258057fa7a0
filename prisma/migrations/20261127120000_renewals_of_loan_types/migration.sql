-- How often a loan of this type may be renewed. A loan keeps the limit that it was lent with.
ALTER TABLE "tipo_emprestimo" ADD COLUMN "renovacoes" INTEGER NOT NULL DEFAULT 5;
