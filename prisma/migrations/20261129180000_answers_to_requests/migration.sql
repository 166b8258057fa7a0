-- AlterTable
ALTER TABLE "solicitacao" ADD COLUMN "resposta" TEXT,
ADD COLUMN "valor" DECIMAL(10,2);

-- AlterTable
ALTER TABLE "solicitacao_emprestimo" ADD COLUMN "resposta" TEXT;
