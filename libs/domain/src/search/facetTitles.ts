import { Facet, type FacetCode } from '@catalogue/api-contract';
import type { Language } from '../language';

/**
 * Names of the 23 facets of D2 §9 and of disciplines, in display order. The fourteen letters of `dados_adicionais` have the meaning given
 * by `marc/describeFacets.ts` (ruling C5); the names are this project's.
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
  PE_D: { pt: 'Disciplina', en: 'Discipline', es: 'Asignatura' },
};

// For authorities, the type facet has other values than for works.
const authorityType = { pt: 'Tipo de autoridade', en: 'Authority type', es: 'Tipo de autoridad' };

/** The name of a facet in the results of a search type. */
export const facetTitle = (code: FacetCode, pesquisa: string, language: Language): string =>
  (pesquisa === 'autoridades' && code === Facet.workType ? authorityType : facetTitles[code])[language];

/** All facet codes in display order. */
export const facetCodes = Object.keys(facetTitles) as readonly FacetCode[];

/** Number of facets that are shown before the others are asked for (LOOK-2 §8). */
export const mainFacets = 6;

/**
 * The facets of a search type. Areas and courses are for new acquisitions only, institutions for the partner network
 * only. Authorities have no year: all would be without date. Among teaching plans the discipline comes first.
 */
export function facetsOfSearchType(pesquisa: string): readonly FacetCode[] {
  const offered = facetCodes.filter((code) => {
    switch (code) {
      case Facet.newAcquisitionAreas:
      case Facet.newAcquisitionCourses:
        return pesquisa === 'novas_aquisicoes';
      case Facet.institution:
        return pesquisa === 'rede_pergamum_oai';
      case Facet.discipline:
        return pesquisa !== 'rede_pergamum_oai' && pesquisa !== 'autoridades' && pesquisa !== 'plano_ensino';
      default:
        return code !== Facet.year || pesquisa !== 'autoridades';
    }
  });
  return pesquisa === 'plano_ensino' ? [Facet.discipline, ...offered] : offered;
}
