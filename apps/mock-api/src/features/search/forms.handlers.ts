import { IndexType, type SearchType, type searchForms } from '@catalogue/api-contract';
import { authorityTypeNames, isOptionForm, type Language } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Handlers } from '../../http/serve';
import { findInstitutions } from '../partner-network/partner-network.public';
import { findAcquisitionFields, findConfiguration, findFormFields, type FormFieldRow } from './forms.store';

export const formHandlers: Handlers<typeof searchForms> = {
  listArchiveOptions: async (_, { db }) => ({ campos: await findFormFields(db, 'arquivo') }),
  listNormativeActOptions: async (_, { db }) => ({ campos: await findFormFields(db, 'atos_normativos') }),
  listCaseLawOptions: async (_, { db }) => ({ campos: await findFormFields(db, 'jurisprudencia') }),

  async listIndexTypes({ language }, { db }) {
    const { tipos_indice } = await findConfiguration(db);
    const offered = Object.values(IndexType).filter((codigo) => tipos_indice.includes(codigo));
    return offered.map((codigo) => ({ codigo, descricao: indexNames[codigo][language] }));
  },
};

const indexNames: Record<(typeof IndexType)[keyof typeof IndexType], Record<Language, string>> = {
  TITULO: { pt: 'Título', en: 'Title', es: 'Título' },
  COLECAO: { pt: 'Coleção', en: 'Collection', es: 'Colección' },
  AUTOR: { pt: 'Autor', en: 'Author', es: 'Autor' },
  ASSUNTO: { pt: 'Assunto', en: 'Subject', es: 'Materia' },
  CHAMADA: { pt: 'Número de chamada', en: 'Call number', es: 'Número de clasificación' },
  ISBN: { pt: 'ISBN', en: 'ISBN', es: 'ISBN' },
  ISSN: { pt: 'ISSN', en: 'ISSN', es: 'ISSN' },
};

const fieldNames = {
  tipo_autoridade: { pt: 'Tipo de autoridade', en: 'Type of authority', es: 'Tipo de autoridad' },
  area: { pt: 'Área do conhecimento', en: 'Area of knowledge', es: 'Área del conocimiento' },
  curso: { pt: 'Curso', en: 'Course', es: 'Curso' },
  instituicao: { pt: 'Instituição', en: 'Institution', es: 'Institución' },
};

/** The fields that only one search type has, with all their options. Teaching plans have the dropdown calls. */
export async function findOwnFields(
  db: PrismaClient,
  search_tab: SearchType,
  language: Language,
): Promise<FormFieldRow[]> {
  const field = (nome: keyof typeof fieldNames, opcoes: FormFieldRow['opcoes']): FormFieldRow => ({
    nome,
    descricao: fieldNames[nome][language],
    opcoes,
  });
  if (isOptionForm(search_tab)) return findFormFields(db, search_tab);
  if (search_tab === 'autoridades')
    return [
      field(
        'tipo_autoridade',
        Object.entries(authorityTypeNames).map(([codigo, names]) => ({ codigo, descricao: names[language] })),
      ),
    ];
  if (search_tab === 'novas_aquisicoes') {
    const { areas, courses } = await findAcquisitionFields(db);
    return [
      field('area', areas),
      field(
        'curso',
        courses.map(({ codigo, descricao }) => ({ codigo: String(codigo), descricao })),
      ),
    ];
  }
  if (search_tab === 'rede_pergamum_oai') {
    const institutions = await findInstitutions(db);
    return [
      field(
        'instituicao',
        institutions.map(({ cod_empresa, desc_empresa }) => ({ codigo: String(cod_empresa), descricao: desc_empresa })),
      ),
    ];
  }
  return [];
}
