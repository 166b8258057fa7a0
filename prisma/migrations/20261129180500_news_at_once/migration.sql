-- AlterTable
ALTER TABLE "alerta" ADD COLUMN "mail_waits" BOOLEAN;

-- What still waits for the mail of a day is found without reading the others.
CREATE INDEX "alerta_mail_waits_idx" ON "alerta"("id") WHERE mail_waits;
