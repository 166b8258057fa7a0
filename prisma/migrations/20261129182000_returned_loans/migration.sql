-- CreateIndex
CREATE INDEX "emprestimo_data_devolucao_idx" ON "emprestimo"("data_devolucao");
