-- Openings that are over are found each day.
CREATE INDEX "estatistica_acesso_data_idx" ON "estatistica_acesso"("data");
