import { Facet, type FacetCode } from '@catalogue/api-contract';

type Language = 'pt' | 'en' | 'es';

/**
 * What each of the 23 facets of D2 §9 is called, in the order in which a screen shows them. The fourteen letters of
 * `dados_adicionais` mean what `marc/describeFacets.ts` puts into them (ruling C5); the words are ours.
 */
export const facetTitles: Readonly<Record<FacetCode, Readonly<Record<Language, string>>>> = {
  B: { pt: 'Biblioteca', en: 'Library', es: 'Biblioteca' },
  T: { pt: 'Tipo de obra', en: 'Work type', es: 'Tipo de obra' },
  X: { pt: 'Só com', en: 'Only with', es: 'Solo con' },
  Y: { pt: 'Ano', en: 'Year', es: 'Año' },
  A: { pt: 'Autor', en: 'Author', es: 'Autor' },
  S: { pt: 'Assunto', en: 'Subject', es: 'Materia' },
  I: { pt: 'Idioma', en: 'Language', es: 'Idioma' },
  NA_A: { pt: 'Área do conhecimento', en: 'Area of knowledge', es: 'Área del conocimiento' },
  NA_C: { pt: 'Curso', en: 'Course', es: 'Curso' },
  K: { pt: 'Classificação', en: 'Classification', es: 'Clasificación' },
  F: { pt: 'Gênero e forma', en: 'Genre and form', es: 'Género y forma' },
  G: { pt: 'Assunto geográfico', en: 'Place as subject', es: 'Materia geográfica' },
  C: { pt: 'Termo cronológico', en: 'Chronological term', es: 'Término cronológico' },
  P: { pt: 'Autor pessoal', en: 'Personal author', es: 'Autor personal' },
  E: { pt: 'Autor entidade', en: 'Corporate author', es: 'Autor corporativo' },
  N: { pt: 'Evento', en: 'Event', es: 'Evento' },
  U: { pt: 'Título uniforme', en: 'Uniform title', es: 'Título uniforme' },
  D: { pt: 'Subdivisão geral', en: 'General subdivision', es: 'Subdivisión general' },
  L: { pt: 'Subdivisão geográfica', en: 'Geographic subdivision', es: 'Subdivisión geográfica' },
  M: { pt: 'Subdivisão cronológica', en: 'Chronological subdivision', es: 'Subdivisión cronológica' },
  O: { pt: 'Subdivisão de gênero e forma', en: 'Form subdivision', es: 'Subdivisión de género y forma' },
  R: { pt: 'Repositório', en: 'Repository', es: 'Repositorio' },
  Z: { pt: 'Instituição', en: 'Institution', es: 'Institución' },
};

// What authorities have for a type is none of works.
const authorityType = { pt: 'Tipo de autoridade', en: 'Authority type', es: 'Tipo de autoridad' };

/** What a facet is called among the results of a search type. */
export const facetTitle = (code: FacetCode, pesquisa: string, language: Language): string =>
  (pesquisa === 'autoridades' && code === Facet.workType ? authorityType : facetTitles[code])[language];

/** The 23 facet codes in display order. */
export const facetCodes = Object.keys(facetTitles) as readonly FacetCode[];

/**
 * Facets of one kind of result only: the areas and courses of new acquisitions, the institutions of the partner network. Authorities
 * have no year: each would be without date.
 */
export const facetsOfSearchType = (pesquisa: string): readonly FacetCode[] =>
  facetCodes.filter((code) => {
    if (code === Facet.newAcquisitionAreas || code === Facet.newAcquisitionCourses)
      return pesquisa === 'novas_aquisicoes';
    if (code === Facet.year) return pesquisa !== 'autoridades';
    return code !== Facet.institution || pesquisa === 'rede_pergamum_oai';
  });
