-- The moment at which a tenant's clock stands still; null while it runs.
ALTER TABLE "relogio" ADD COLUMN "stopped_at" TIMESTAMPTZ;
