-- CreateTable
CREATE TABLE "preferencia_aviso" (
    "cod_pessoa" INTEGER NOT NULL,
    "assunto" TEXT NOT NULL,
    "alerta" BOOLEAN NOT NULL,
    "email" BOOLEAN NOT NULL,
    "dias" INTEGER,

    CONSTRAINT "preferencia_aviso_pkey" PRIMARY KEY ("cod_pessoa","assunto")
);

-- AddForeignKey
ALTER TABLE "preferencia_aviso" ADD CONSTRAINT "preferencia_aviso_cod_pessoa_fkey" FOREIGN KEY ("cod_pessoa") REFERENCES "pessoa"("cod_pessoa") ON DELETE CASCADE ON UPDATE CASCADE;

-- The first notice of a loan is no longer always three days before.
UPDATE "alerta" SET "aviso" = jsonb_set("aviso", '{tipo}', '"prazo_chegando"') WHERE "aviso"->>'tipo' = 'prazo_3_dias';
