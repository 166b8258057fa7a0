import { IndexType, Order, type SearchQuery, type ReplyRow, type searchForms } from '@catalogue/api-contract';
import { formFields, searchKey, type OptionForm } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { ChosenOption } from './searchTree';

export type FormFieldRow = ReplyRow<(typeof searchForms)['listArchiveOptions']>['campos'][number];

/** The fields of a form with their options, each in the configured order. */
export const findFormFields = (db: PrismaClient, form: OptionForm): Promise<FormFieldRow[]> =>
  db.$queryRaw<FormFieldRow[]>`
    SELECT campo AS nome, min(descricao_campo) AS descricao,
           json_agg(json_build_object('codigo', codigo, 'descricao', descricao) ORDER BY ordem, codigo) AS opcoes
      FROM opcao_formulario WHERE formulario = ${form} GROUP BY campo
     ORDER BY array_position(${formFields[form].map(({ nome }) => nome)}::text[], campo)`;

/** The options that a search has chosen in its form; null when the form has no such option. */
export async function findChosenOptions(
  db: Pick<PrismaClient, 'formOption'>,
  form: OptionForm,
  query: SearchQuery,
): Promise<ChosenOption[] | null> {
  const asked = formFields[form].flatMap(({ nome }) => {
    const codigo = query[nome];
    return codigo === undefined ? [] : [{ campo: nome, codigo: String(codigo) }];
  });
  const found = await db.formOption.findMany({ where: { formulario: form, OR: asked } });
  if (asked.length !== found.length) return null;
  return found.map(({ campo, descricao }) => ({ nome: campo, name_key: searchKey(descricao) }));
}

const unconfigured = {
  ordenacoes: Object.values<string>(Order),
  ordenacao_padrao: Order.catalogueCode,
  tipos_indice: Object.values<string>(IndexType),
  imagem_padrao: null,
};

/**
 * The options for a search in the active institution's configuration (ruling C7); all options when no institution is
 * active.
 */
export const findConfiguration = async (
  db: PrismaClient,
): Promise<{
  ordenacoes: string[];
  ordenacao_padrao: string;
  tipos_indice: string[];
  imagem_padrao: string | null;
}> =>
  (await db.institution.findFirst({
    where: { active: true },
    select: { ordenacoes: true, ordenacao_padrao: true, tipos_indice: true, imagem_padrao: true },
  })) ?? unconfigured;

/** Areas and courses of recent titles, for the form of new acquisitions. */
export async function findAcquisitionFields(db: PrismaClient) {
  const [areas, courses] = await Promise.all([
    db.knowledgeArea.findMany({ where: { titles: { some: {} } }, orderBy: [{ descricao: 'asc' }, { codigo: 'asc' }] }),
    db.course.findMany({ where: { titles: { some: {} } }, orderBy: [{ descricao: 'asc' }, { codigo: 'asc' }] }),
  ]);
  return { areas, courses };
}
