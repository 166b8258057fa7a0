import type { SearchQuery, SearchType } from '@catalogue/api-contract';
import { WorkType, formFields, isOptionForm } from '@catalogue/domain';
import { Prisma } from '@catalogue/database/generated/client';

type Sql = Prisma.Sql;
const { sql } = Prisma;

/** A chosen option of a form, in the form in which headings of titles are compared. */
export interface ChosenOption {
  nome: string;
  name_key: string;
}

/**
 * The condition of a search type on the titles of this catalogue. Authorities and titles of the network are not among
 * them.
 */
export function typeCondition(type: SearchType, query: SearchQuery, today: string): Sql {
  switch (type) {
    case 'pesquisa_geral':
    case 'pesquisa_avancada':
      return sql`TRUE`;
    case 'e_books':
      return sql`a.acesso_remoto = 'cr'`;
    case 'acessibilidade':
      return sql`a.possui_acessibilidade = 'S'`;
    case 'novas_aquisicoes':
      return sql`a.data_inclusao > ${today}::date - interval '3 months' AND a.data_inclusao <= ${today}::date`;
    case 'arquivo':
      return sql`a.cod_tipo_obra = ${WorkType.archive.cod_tipo_obra}`;
    case 'jurisprudencia':
      return sql`a.cod_tipo_obra = ${WorkType.caseLaw.cod_tipo_obra}`;
    case 'atos_normativos':
      return sql`a.cod_tipo_obra = ${WorkType.legislation.cod_tipo_obra}`;
    case 'plano_ensino':
      return plannedCondition(query);
    case 'autoridades':
    case 'rede_pergamum_oai':
      return sql`FALSE`;
  }
}

/** On the reading list of a plan that matches all given fields. */
function plannedCondition({ disciplina, curso, professor, biblioteca }: SearchQuery): Sql {
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

/** The filters of the form, independent of the rows. */
export function filterConditions(query: SearchQuery, options: readonly ChosenOption[]): Sql[] {
  const { pesquisa = 'pesquisa_geral', biblioteca, tipo_obra, ano_ini, ano_fim, idioma, curso, area } = query;
  // A teaching plan has its own library and course.
  const planned = pesquisa === 'plano_ensino';
  return [
    ...(biblioteca && !planned
      ? [
          sql`EXISTS (
            SELECT 1 FROM exemplar x WHERE x.cod_acervo = a.cod_acervo AND x.cod_biblioteca = ANY(${biblioteca}))`,
        ]
      : []),
    ...(tipo_obra ? [sql`a.cod_tipo_obra = ANY(${tipo_obra})`] : []),
    ...(ano_ini === undefined ? [] : [sql`a.ano_publicacao >= ${ano_ini}`]),
    ...(ano_fim === undefined ? [] : [sql`a.ano_publicacao <= ${ano_fim}`]),
    ...(idioma ? [sql`a.idioma = ${idioma}`] : []),
    ...(curso !== undefined && !planned
      ? [sql`a.cod_acervo IN (SELECT c.cod_acervo FROM acervo_curso c WHERE c.cod_curso = ${curso})`]
      : []),
    ...(area === undefined
      ? []
      : [sql`a.cod_acervo IN (SELECT r.cod_acervo FROM acervo_area r WHERE r.codigo = ${String(area)})`]),
    ...options.map((option) => optionCondition(pesquisa, option)),
  ];
}

function optionCondition(pesquisa: SearchType, { nome, name_key }: ChosenOption): Sql {
  const rule = isOptionForm(pesquisa) ? formFields[pesquisa].find((field) => field.nome === nome) : undefined;
  return sql`a.cod_acervo IN (
    SELECT v.cod_acervo FROM autoridade u JOIN acervo_autoridade v USING (cod_autoridade)
     WHERE u.name_key = ${name_key} AND v.paragrafo = ANY(${rule?.paragrafos ?? []}))`;
}
