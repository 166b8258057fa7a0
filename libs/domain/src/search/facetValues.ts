import { AdditionalFacet, OnlyWith, type FacetCode, type SearchItem } from '@catalogue/api-contract';

/** One value of a facet in a title. Only courses have a campus. */
interface FacetValueOfTitle {
  codigo: string;
  descricao: string;
  campus?: string;
}

type Label<Field extends keyof SearchItem> = (item: Pick<SearchItem, Field>) => string | null | undefined;

/**
 * Labels that the API does not send, by default text keys; and those that it sends in Portuguese only, by default
 * unchanged.
 */
export interface FacetLabels {
  noDate: string;
  onlyWithCover: string;
  onlyWithOnline: string;
  onlyWithAccessible: string;
  workType: Label<'cod_tipo_obra' | 'desc_tipo_obra'>;
  language: Label<'idioma' | 'idioma_desc'>;
}

/** Labels for titles as the server sends them: text keys for the app's own values, the title's words for the others. */
export const facetLabelKeys: FacetLabels = {
  noDate: 'noDate',
  onlyWithCover: 'onlyWithCover',
  onlyWithOnline: 'onlyWithOnline',
  onlyWithAccessible: 'onlyWithAccessible',
  workType: (item) => item.desc_tipo_obra,
  language: (item) => item.idioma_desc,
};

/** The code of facet Y for titles without a year (D2 §5), as written in references. */
export const noDateCode = 's.d.';

type Reader = (item: SearchItem, labels: FacetLabels) => readonly FacetValueOfTitle[];

const value = (
  codigo: string | null | undefined,
  descricao: string | null | undefined = codigo,
): FacetValueOfTitle[] => (codigo ? [{ codigo, descricao: descricao || codigo }] : []);

const yearOf = (item: SearchItem): string =>
  Number(item.ano_publicacao) > 0 ? String(Number(item.ano_publicacao)) : noDateCode;

const none: readonly FacetValueOfTitle[] = [];
const additional = Object.fromEntries(
  AdditionalFacet.map((letter): [string, Reader] => [letter, (item) => item.dados_adicionais[letter] ?? none]),
) as Record<(typeof AdditionalFacet)[number], Reader>;

/** The code of a facet of which a title has one value at most: other titles with it have its description too. */
export const onlyCode: Partial<Readonly<Record<FacetCode, (item: SearchItem) => string | null | undefined>>> = {
  T: ({ cod_tipo_obra }) => cod_tipo_obra,
  Y: yearOf,
  I: ({ idioma }) => idioma,
  R: ({ repositorio }) => repositorio,
  K: ({ classificacao }) => classificacao,
};

/** Reads the values of each facet out of a title (D2 §3, §5, §9). */
export const readFacet: Readonly<Record<FacetCode, Reader>> = {
  ...additional,
  T: (item, labels) => value(item.cod_tipo_obra, labels.workType(item)),
  Y: (item, labels) => {
    const year = yearOf(item);
    return value(year, year === noDateCode ? labels.noDate : year);
  },
  X: (item, labels) => [
    ...(item.link_capa ? value(OnlyWith.cover, labels.onlyWithCover) : []),
    ...(item.acesso_remoto === 'cr' ? value(OnlyWith.online, labels.onlyWithOnline) : []),
    ...(item.possui_acessibilidade === 'S' ? value(OnlyWith.accessible, labels.onlyWithAccessible) : []),
  ],
  I: (item, labels) => value(item.idioma, labels.language(item)),
  R: (item) => value(item.repositorio),
  K: (item) => value(item.classificacao),
  Z: (item) => value(item.instituicao?.cod_empresa, item.instituicao?.desc_empresa),
  NA_A: (item) => item.areas_conhecimento ?? none,
  NA_C: (item) =>
    (item.cursos_disc ?? []).map((course) => ({ ...course, descricao: course.descricao ?? course.codigo })),
  PE_D: (item) => item.disciplinas ?? none,
};
