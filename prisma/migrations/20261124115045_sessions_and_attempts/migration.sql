-- DropForeignKey
ALTER TABLE "token_renovacao" DROP CONSTRAINT "token_renovacao_cod_pessoa_fkey";

-- DropIndex
DROP INDEX "token_renovacao_cod_pessoa_idx";

-- DropIndex
DROP INDEX "token_renovacao_family_idx";

-- AlterTable
ALTER TABLE "pessoa" DROP COLUMN "failed_attempts";

-- AlterTable
ALTER TABLE "recuperacao_senha" ADD COLUMN     "salt" TEXT NOT NULL DEFAULT '';

-- DropTable
DROP TABLE "falha_login";

-- CreateTable
CREATE TABLE "tentativa" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "login" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "tentativa_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessao" (
    "id" TEXT NOT NULL,
    "root_id" TEXT,
    "cod_pessoa" INTEGER NOT NULL,
    "login" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "acting_cod_pessoa" INTEGER,
    "endereco" TEXT NOT NULL,
    "dispositivo" TEXT NOT NULL,
    "iniciada_em" TIMESTAMPTZ NOT NULL,
    "usada_em" TIMESTAMPTZ NOT NULL,
    "ended_at" TIMESTAMPTZ,

    CONSTRAINT "sessao_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "anexo_correio" (
    "hash" TEXT NOT NULL,
    "base64" TEXT NOT NULL,

    CONSTRAINT "anexo_correio_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "troca_email" (
    "id" SERIAL NOT NULL,
    "cod_pessoa" INTEGER NOT NULL,
    "before" TEXT,
    "after" TEXT,
    "code_hash" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "tte" TIMESTAMPTZ NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "requested_at" TIMESTAMPTZ NOT NULL,
    "confirmed_at" TIMESTAMPTZ,

    CONSTRAINT "troca_email_pkey" PRIMARY KEY ("id")
);

-- Who is signed in signs in again: the old rows do not say who acts for another person.
DELETE FROM "token_renovacao";

ALTER TABLE "token_renovacao" RENAME COLUMN "family" TO "session_id";
ALTER TABLE "token_renovacao" DROP COLUMN "client_id", DROP COLUMN "cod_pessoa", DROP COLUMN "login", DROP COLUMN "revoked_at";

-- Attachments are stored once.
INSERT INTO "anexo_correio" ("hash", "base64")
SELECT DISTINCT encode(sha256(convert_to(a->>'base64', 'UTF8')), 'hex'), a->>'base64'
  FROM "caixa_saida", jsonb_array_elements("anexos") a;
UPDATE "caixa_saida" SET "anexos" = (
  SELECT jsonb_agg(jsonb_build_object('nome', a->'nome', 'tipo', a->'tipo',
                                      'hash', encode(sha256(convert_to(a->>'base64', 'UTF8')), 'hex')))
    FROM jsonb_array_elements("anexos") a)
 WHERE jsonb_array_length("anexos") > 0;

-- CreateIndex
CREATE INDEX "tentativa_kind_login_at_idx" ON "tentativa"("kind", "login", "at");

-- CreateIndex
CREATE INDEX "tentativa_kind_address_at_idx" ON "tentativa"("kind", "address", "at");

-- CreateIndex
CREATE INDEX "sessao_cod_pessoa_idx" ON "sessao"("cod_pessoa");

-- CreateIndex
CREATE INDEX "sessao_acting_cod_pessoa_idx" ON "sessao"("acting_cod_pessoa");

-- CreateIndex
CREATE INDEX "sessao_root_id_idx" ON "sessao"("root_id");

-- CreateIndex
CREATE INDEX "sessao_login_endereco_idx" ON "sessao"("login", "endereco");

-- CreateIndex
CREATE INDEX "troca_email_cod_pessoa_idx" ON "troca_email"("cod_pessoa");

-- CreateIndex
CREATE INDEX "token_renovacao_session_id_idx" ON "token_renovacao"("session_id");

-- AddForeignKey
ALTER TABLE "sessao" ADD CONSTRAINT "sessao_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessao" ADD CONSTRAINT "sessao_acting_cod_pessoa_fkey" FOREIGN KEY ("acting_cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessao" ADD CONSTRAINT "sessao_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "sessao"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "token_renovacao" ADD CONSTRAINT "token_renovacao_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessao"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "troca_email" ADD CONSTRAINT "troca_email_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

