-- One field can be headed by several authorities: the key words of a 653, a subject and its subdivisions.
ALTER TABLE "acervo_autoridade" DROP CONSTRAINT "acervo_autoridade_pkey",
ADD CONSTRAINT "acervo_autoridade_pkey" PRIMARY KEY ("cod_acervo", "paragrafo", "seq_paragrafo", "cod_autoridade");
