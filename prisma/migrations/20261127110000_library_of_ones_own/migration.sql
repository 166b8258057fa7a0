-- What was applied of a library's own file, merged: a reset and a new sandbox get it again. No row: nothing was.
CREATE TABLE "biblioteca_propria" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "dados" JSONB NOT NULL,

    CONSTRAINT "biblioteca_propria_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "biblioteca_propria_one_row" CHECK ("id" = 1)
);
CREATE TRIGGER escrita AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "biblioteca_propria"
  FOR EACH STATEMENT EXECUTE FUNCTION escrita();
