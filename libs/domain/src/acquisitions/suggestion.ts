/** What a suggestion must say, in the order in which the form asks for it (D1 §5; `editor` is the publisher, ruling C11). */
export const requiredSuggestionFields = ['biblioteca', 'titulo', 'editor'] as const;
type RequiredSuggestionField = (typeof requiredSuggestionFields)[number];

export interface SuggestionForm {
  biblioteca: string | number | null;
  titulo: string;
  editor: string;
}

/** The first required field that is left empty, for the warning CampoObrigatorioNaoPreenchido; null when none is. */
export const missingSuggestionField = (form: SuggestionForm): RequiredSuggestionField | null =>
  requiredSuggestionFields.find((field) => String(form[field] ?? '').trim() === '') ?? null;

/** The category of institution 87 that is a teacher's (D1 §3). */
export const professorCategory = '04';
/** The activity that marks a professor among a person's permissions. The documents name none: ours (ruling B21). */
export const professorActivity = 112;

/**
 * Where a person suggests a purchase: professors at the institution's acquisition system, where it has one (D1 §6, `__web_aquisicao`),
 * all others, and professors elsewhere, with the form.
 */
export const suggestionAddress = (
  person: { cod_categoria?: string | null; activities: readonly number[] },
  acquisitionSystem: string | null | undefined,
): string | null => {
  const isProfessor = person.cod_categoria === professorCategory || person.activities.includes(professorActivity);
  return isProfessor && acquisitionSystem ? acquisitionSystem : null;
};
