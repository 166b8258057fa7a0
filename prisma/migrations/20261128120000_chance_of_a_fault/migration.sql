-- AlterTable
ALTER TABLE "falha" ADD COLUMN     "calls" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "jitter_ms" INTEGER,
ADD COLUMN     "probability" DOUBLE PRECISION,
ADD COLUMN     "seed" INTEGER;
