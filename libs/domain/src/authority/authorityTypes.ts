import type { Language } from '../language';

/** Names of the twelve authority types (D1 §3, in its order: 1-12 in the database and on the wire). */
export const authorityTypeNames: Readonly<Record<number, Readonly<Record<Language, string>>>> = {
  1: { pt: 'Autor pessoa', en: 'Personal author', es: 'Autor persona' },
  2: { pt: 'Autor entidade', en: 'Corporate author', es: 'Autor entidad' },
  3: { pt: 'Autor evento', en: 'Event as author', es: 'Autor evento' },
  4: { pt: 'Título uniforme', en: 'Uniform title', es: 'Título uniforme' },
  5: { pt: 'Assunto', en: 'Subject', es: 'Materia' },
  6: { pt: 'Assunto geográfico', en: 'Geographic subject', es: 'Materia geográfica' },
  7: { pt: 'Gênero e forma', en: 'Genre and form', es: 'Género y forma' },
  8: { pt: 'Termo cronológico', en: 'Chronological term', es: 'Término cronológico' },
  9: { pt: 'Subdivisão geral', en: 'General subdivision', es: 'Subdivisión general' },
  10: { pt: 'Subdivisão de gênero e forma', en: 'Form subdivision', es: 'Subdivisión de género y forma' },
  11: { pt: 'Subdivisão geográfica', en: 'Geographic subdivision', es: 'Subdivisión geográfica' },
  12: { pt: 'Subdivisão cronológica', en: 'Chronological subdivision', es: 'Subdivisión cronológica' },
};
