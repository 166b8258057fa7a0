-- Why the library did not approve a comment, in its words.
ALTER TABLE "comentario" ADD COLUMN "motivo" TEXT;
