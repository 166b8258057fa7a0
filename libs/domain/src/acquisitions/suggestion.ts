/** Required fields of a suggestion, in the order of the form (D1 §5; `editor` is the publisher, ruling C11). */
export const requiredSuggestionFields = ['biblioteca', 'titulo', 'editor'] as const;
type RequiredSuggestionField = (typeof requiredSuggestionFields)[number];

/** The required fields of a purchase suggestion, as written. */
export interface SuggestionForm {
  biblioteca: string | number | null;
  titulo: string;
  editor: string;
}

/** Returns the first empty required field, for the warning CampoObrigatorioNaoPreenchido; null when all are filled. */
export const missingSuggestionField = (form: SuggestionForm): RequiredSuggestionField | null =>
  requiredSuggestionFields.find((field) => String(form[field] ?? '').trim() === '') ?? null;

/** The most purchases that a person suggests in a day: each is read by the library's staff. */
export const maxSuggestionsInDay = 20;

/** The category of teachers at institution 87 (D1 §3). */
export const professorCategory = '04';
/**
 * The activity that marks a professor among a person's permissions. Not in the documents: defined by this project
 * (ruling B21).
 */
export const professorActivity = 112;

/**
 * Address where a person suggests a purchase: the institution's acquisition system for professors, if it has one
 * (D1 §6, `__web_aquisicao`); the form for everyone else.
 */
export const suggestionAddress = (
  person: { cod_categoria?: string | null; activities: readonly number[] },
  acquisitionSystem: string | null | undefined,
): string | null => {
  const isProfessor = person.cod_categoria === professorCategory || person.activities.includes(professorActivity);
  return isProfessor && acquisitionSystem ? acquisitionSystem : null;
};
