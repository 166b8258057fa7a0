-- What a library says about itself besides its hours: [{ dia, nome }], and lines of text.
ALTER TABLE "biblioteca" ADD COLUMN "feriados" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN "andares" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN "servicos" JSONB NOT NULL DEFAULT '[]';
