/** The eleven search types, D2 §2. */
export const searchTypes = [
  'pesquisa_geral',
  'e_books',
  'arquivo',
  'atos_normativos',
  'jurisprudencia',
  'autoridades',
  'pesquisa_avancada',
  'acessibilidade',
  'novas_aquisicoes',
  'plano_ensino',
  'rede_pergamum_oai',
] as const;

/** Term types, D1 §9; the values are those of ruling C3 (INDICE_2 and INDICE_3 observed). */
export const TermType = { free: 'LIVRE', title: 'INDICE_1', subject: 'INDICE_2', author: 'INDICE_3' } as const;

/**
 * How a row joins the rows above it, D1 §9. The last three refer to the row directly above: this row's words are near
 * its words, after them, or before them.
 */
export const Operator = {
  and: 'E',
  or: 'OU',
  not: 'NAO',
  next: 'PROXIMO',
  after: 'DEPOIS',
  before: 'ANTES',
} as const;

/** The position of the term in the field, D1 §9. */
export const Position = { anywhere: 'QUALQUER', exact: 'EXATO', start: 'INICIO' } as const;

/** The orders of the list, D1 §9; C (catalogue code) is the documents' default. */
export const Order = { relevance: 'R', year: 'A', work: 'O', reference: 'F', catalogueCode: 'C' } as const;

/**
 * The orders that the app offers, with a direction: `AC` the oldest first, `OD` titles from Z to A, `P` authors from A
 * to Z, `PD` from Z to A. The documents know only those of `Order`.
 */
export const ListOrder = { ...Order, oldest: 'AC', workReversed: 'OD', author: 'P', authorReversed: 'PD' } as const;
export type ListOrder = (typeof ListOrder)[keyof typeof ListOrder];

/** Values of the facet X, D2 §5. */
export const OnlyWith = { cover: 'C', online: 'O', accessible: 'S' } as const;

/** Facet codes, D2 §9, and one of ours. The fourteen letters are lists of `dados_adicionais` (ruling C5). */
export const AdditionalFacet = ['B', 'P', 'A', 'S', 'C', 'E', 'U', 'F', 'N', 'O', 'D', 'L', 'G', 'M'] as const;
/** The facets by their letters on the wire (D2 §5). */
export const Facet = {
  library: 'B',
  workType: 'T',
  year: 'Y',
  onlyWith: 'X',
  language: 'I',
  repository: 'R',
  classification: 'K',
  institution: 'Z',
  newAcquisitionAreas: 'NA_A',
  newAcquisitionCourses: 'NA_C',
  // Not documented: of the teaching plans that titles are in.
  discipline: 'PE_D',
} as const;
export type FacetCode = (typeof AdditionalFacet)[number] | (typeof Facet)[keyof typeof Facet];

/** Rows after the first; named `termo_dois` … so that addresses of real clients keep working (ruling C3). */
export const extraRows = ['dois', 'tres', 'quatro', 'cinco'] as const;
/** The operator that joins row n+1 to the rows above it. */
export const rowOperators = ['um', 'dois', 'tres', 'quatro'] as const;

/** The seven indexes of D1 §3, in its order; the codes are this project's. */
export const IndexType = {
  title: 'TITULO',
  collection: 'COLECAO',
  author: 'AUTOR',
  subject: 'ASSUNTO',
  callNumber: 'CHAMADA',
  isbn: 'ISBN',
  issn: 'ISSN',
} as const;

/** The form in which a call takes filters (`FilterList`). */
export const writeFilterList = (filters: readonly string[]): string | undefined =>
  filters.map(encodeURIComponent).join(',') || undefined;
