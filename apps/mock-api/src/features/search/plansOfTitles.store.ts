import type { ReplyRow, search } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';

type Plans = ReplyRow<(typeof search)['listPlansOfTitles']>;

/** The plans of titles, in the order of the codes; of each discipline and course the latest. */
export const findPlansOfTitles = (db: PrismaClient, codes: readonly number[]): Promise<Plans> =>
  db.$queryRaw<Plans>`
    WITH latest AS (
      SELECT DISTINCT ON (l.cod_acervo, p.cod_disciplina, p.cod_curso)
             l.cod_acervo, l.tipo, d.descricao AS disciplina, c.descricao AS curso, f.descricao AS professor,
             p.ano, p.semestre
        FROM plano_ensino_acervo l
        JOIN plano_ensino p ON p.id = l.plan_id
        JOIN disciplina d ON d.codigo = p.cod_disciplina
        JOIN professor f ON f.codigo = p.cod_professor
        LEFT JOIN curso c ON c.codigo = p.cod_curso
       WHERE l.cod_acervo = ANY(${codes}::int[])
       ORDER BY l.cod_acervo, p.cod_disciplina, p.cod_curso, p.ano DESC, p.semestre DESC, l.tipo, p.id)
    SELECT w.cod_acervo::text,
           jsonb_agg(jsonb_build_object('tipo', tipo, 'disciplina', disciplina, 'curso', curso, 'professor', professor,
                                        'ano', ano, 'semestre', semestre)
                     ORDER BY ano DESC, semestre DESC, tipo, disciplina, curso) AS planos
      FROM (SELECT cod_acervo, min(place) AS place
              FROM unnest(${codes}::int[]) WITH ORDINALITY AS u(cod_acervo, place) GROUP BY cod_acervo) AS w
      JOIN latest USING (cod_acervo)
     GROUP BY w.cod_acervo, w.place
     ORDER BY w.place`;
