/** The search fields of teaching plans (D2 §7). */
export interface PlanSearch {
  departamento?: string | undefined;
  ano?: number | undefined;
  semestre?: number | undefined;
  periodo?: number | undefined;
  disciplina?: number | undefined;
  biblioteca?: number | undefined;
}

/** The same as form values: text, '' when empty. */
type TypedPlanSearch = { [Field in keyof PlanSearch]: PlanSearch[Field] | string };

/** Why a teaching-plan search is not possible, or null: at least one field must be filled (D1 §5). */
export const planSearchBlock = (search: TypedPlanSearch): 'preencha_ao_menos_um_campo' | null =>
  Object.values(search).some((value) => value !== undefined && String(value).trim() !== '')
    ? null
    : 'preencha_ao_menos_um_campo';
