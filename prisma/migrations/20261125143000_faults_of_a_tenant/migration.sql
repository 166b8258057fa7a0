-- CreateTable
CREATE TABLE "falha" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "endpoint" TEXT,
    "times" INTEGER,
    "delay_ms" INTEGER,

    CONSTRAINT "falha_pkey" PRIMARY KEY ("id")
);
