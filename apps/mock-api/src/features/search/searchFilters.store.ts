import { Prisma } from '@catalogue/database/generated/client';
import type { Filter } from './searchFilters';

type Sql = Prisma.Sql;
const { sql } = Prisma;

/** A filter as a condition on `acervo a`. */
export function filterSql(filter: Filter): Sql {
  switch (filter.is) {
    case 'none':
      return sql`FALSE`;
    case 'workType':
      return sql`a.cod_tipo_obra = ANY(${filter.codes})`;
    case 'language':
      return sql`a.idioma = ${filter.code}`;
    case 'online':
      return sql`a.acesso_remoto = 'cr'`;
    case 'accessible':
      return sql`a.possui_acessibilidade = 'S'`;
    case 'published':
      return Prisma.join(
        [
          ...(filter.from === undefined ? [] : [sql`a.ano_publicacao >= ${filter.from}`]),
          ...(filter.to === undefined ? [] : [sql`a.ano_publicacao <= ${filter.to}`]),
        ],
        ' AND ',
      );
    case 'acquired':
      return sql`a.data_inclusao > ${filter.after}::date AND a.data_inclusao <= ${filter.until}::date`;
    case 'copyIn':
      return sql`EXISTS (
        SELECT 1 FROM exemplar x WHERE x.cod_acervo = a.cod_acervo AND x.cod_biblioteca = ANY(${filter.libraries}))`;
    case 'course':
      return sql`a.cod_acervo IN (SELECT c.cod_acervo FROM acervo_curso c WHERE c.cod_curso = ${filter.code})`;
    case 'area':
      return sql`a.cod_acervo IN (SELECT r.cod_acervo FROM acervo_area r WHERE r.codigo = ${String(filter.code)})`;
    case 'planned':
      return plannedSql(filter);
    case 'option':
      return sql`a.cod_acervo IN (
        SELECT v.cod_acervo FROM autoridade u JOIN acervo_autoridade v USING (cod_autoridade)
         WHERE u.name_key = ${filter.name_key} AND v.paragrafo = ANY(${filter.paragrafos}))`;
  }
}

function plannedSql({ query: { disciplina, curso, professor, biblioteca } }: Filter & { is: 'planned' }): Sql {
  const asked = [
    sql`l.cod_acervo = a.cod_acervo`,
    ...(disciplina === undefined ? [] : [sql`p.cod_disciplina = ${disciplina}`]),
    ...(curso === undefined ? [] : [sql`p.cod_curso = ${curso}`]),
    ...(professor === undefined ? [] : [sql`p.cod_professor = ${professor}`]),
    ...(biblioteca === undefined ? [] : [sql`p.cod_biblioteca = ANY(${biblioteca})`]),
  ];
  return sql`EXISTS (
    SELECT 1 FROM plano_ensino_acervo l JOIN plano_ensino p ON p.id = l.plan_id WHERE ${Prisma.join(asked, ' AND ')})`;
}
