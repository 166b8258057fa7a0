-- AlterTable
ALTER TABLE "caixa_saida" ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "last_failure" TEXT,
ADD COLUMN "message_key" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN "next_attempt_at" TIMESTAMPTZ,
ADD COLUMN "sent_at" TIMESTAMPTZ;

-- CreateIndex
CREATE INDEX "caixa_saida_next_attempt_at_idx" ON "caixa_saida"("next_attempt_at");
