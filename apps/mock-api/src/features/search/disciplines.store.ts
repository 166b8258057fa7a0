import { Prisma } from '@catalogue/database/generated/client';

/** The disciplines in whose teaching plans `acervo a` is; one may be there several times. */
export const disciplines = Prisma.sql`
  SELECT d.codigo, d.descricao
    FROM plano_ensino_acervo l JOIN plano_ensino p ON p.id = l.plan_id JOIN disciplina d ON d.codigo = p.cod_disciplina
   WHERE l.cod_acervo = a.cod_acervo`;
