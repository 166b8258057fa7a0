-- AlterTable
ALTER TABLE "instituicao" ADD COLUMN     "imagem_padrao" TEXT,
ADD COLUMN     "ordenacao_padrao" TEXT NOT NULL DEFAULT 'C',
ADD COLUMN     "ordenacoes" TEXT[] DEFAULT ARRAY['A', 'O', 'F', 'C']::TEXT[],
ADD COLUMN     "tipos_indice" TEXT[] DEFAULT ARRAY['TITULO', 'COLECAO', 'AUTOR', 'ASSUNTO', 'CHAMADA', 'ISBN', 'ISSN']::TEXT[];
