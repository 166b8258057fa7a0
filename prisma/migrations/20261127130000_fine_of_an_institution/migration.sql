-- What each day of delay costs, in reais.
ALTER TABLE "instituicao" ADD COLUMN "multa_dia" DECIMAL(10,2) NOT NULL DEFAULT 1.5;
