-- AlterTable
ALTER TABLE "reserva" ADD COLUMN "prevista_ate" DATE, ADD COLUMN "pronta_em" DATE;

-- CreateIndex
CREATE INDEX "reserva_prevista_ate_idx" ON "reserva"("prevista_ate");
