import type { ReplyRow, teachingPlan } from '@catalogue/api-contract';
import type { PlanSearch } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';

type Db = Pick<PrismaClient, '$queryRaw'>;

export const findDepartments = (db: Pick<PrismaClient, 'department'>) =>
  db.department.findMany({ orderBy: [{ descricao: 'asc' }, { codigo: 'asc' }] });

export const findDatabases = (db: Pick<PrismaClient, 'resourceDatabase'>) =>
  db.resourceDatabase.findMany({ orderBy: [{ nome: 'asc' }, { id: 'asc' }] });

export async function findPublicDatabases(db: Pick<PrismaClient, 'resourceDatabase'>) {
  const databases = await findDatabases(db);
  return databases.map(({ aberta, url, ...database }) => ({ ...database, url: aberta ? url : null }));
}

export const findPlannedDisciplines = (db: Db) =>
  db.$queryRaw<{ codigo: number; descricao: string }[]>`
    SELECT codigo, descricao FROM disciplina d
     WHERE EXISTS (SELECT 1 FROM plano_ensino p WHERE p.cod_disciplina = d.codigo) ORDER BY descricao, codigo`;

export const findPlanLibraries = (db: Db) =>
  db.$queryRaw<{ cod_biblioteca: number; desc_biblioteca: string }[]>`
    SELECT cod_biblioteca, desc_biblioteca FROM biblioteca b
     WHERE EXISTS (SELECT 1 FROM plano_ensino p WHERE p.cod_biblioteca = b.cod_biblioteca)
     ORDER BY desc_biblioteca, cod_biblioteca`;

/** Plans that match the given fields, latest term first. */
export const findPlans = (db: Db, { departamento, ano, semestre, periodo, disciplina, biblioteca }: PlanSearch) =>
  db.$queryRaw<ReplyRow<(typeof teachingPlan)['listPlans']>>`
    SELECT coalesce(t.descricao, p.cod_departamento) AS departamento, p.ano, p.semestre, p.periodo,
           d.descricao AS disciplina, f.descricao AS professor, b.desc_biblioteca,
           coalesce((
             SELECT json_agg(json_build_object(
                      'cod_acervo', a.cod_acervo, 'titulo', a.titulo, 'autor', a.autor_principal, 'tipo', l.tipo,
                      'exemplares', (SELECT count(*) FROM exemplar x WHERE x.cod_acervo = a.cod_acervo))
                    ORDER BY l.tipo, a.titulo, a.cod_acervo)
               FROM plano_ensino_acervo l JOIN acervo a USING (cod_acervo) WHERE l.plan_id = p.id), '[]') AS bibliografia
      FROM plano_ensino p
      JOIN disciplina d ON d.codigo = p.cod_disciplina
      JOIN professor f ON f.codigo = p.cod_professor
      JOIN biblioteca b USING (cod_biblioteca)
      LEFT JOIN departamento t ON t.codigo = p.cod_departamento
     WHERE (${departamento ?? null}::text IS NULL OR p.cod_departamento = ${departamento ?? null})
       AND (${ano ?? null}::int IS NULL OR p.ano = ${ano ?? null})
       AND (${semestre ?? null}::int IS NULL OR p.semestre = ${semestre ?? null})
       AND (${periodo ?? null}::int IS NULL OR p.periodo = ${periodo ?? null})
       AND (${disciplina ?? null}::int IS NULL OR p.cod_disciplina = ${disciplina ?? null})
       AND (${biblioteca ?? null}::int IS NULL OR p.cod_biblioteca = ${biblioteca ?? null})
     ORDER BY p.ano DESC, p.semestre DESC, d.descricao, p.id`;
