import { isCode, lineText, maxTextLength } from '@catalogue/api-contract';

/** The search fields of plans in the form: '' for an empty one (D2 §7). */
const planFields = ['departamento', 'ano', 'semestre', 'periodo', 'disciplina', 'biblioteca'] as const;
export type PlanField = (typeof planFields)[number];
export type PlanDraft = Record<PlanField, string>;

const code = { test: isCode };
const fits: Record<PlanField, Pick<RegExp, 'test'>> = {
  departamento: { test: (text) => text.length <= maxTextLength && lineText.test(text) },
  ano: /^\d{4}$/,
  semestre: /^[1-9]\d?$/,
  periodo: /^[1-9]\d?$/,
  disciplina: code,
  biblioteca: code,
};

/** Whether the value of a field is valid; an empty one is. */
export const isPlanField = (field: PlanField, value: string): boolean => value === '' || fits[field].test(value);

/** The search in an address, without invalid values. */
export const planFromAddress = (address: URLSearchParams): Partial<PlanDraft> =>
  Object.fromEntries(
    planFields.flatMap((field) => {
      const value = address.get(field)?.trim() ?? '';
      return value !== '' && isPlanField(field, value) ? [[field, value]] : [];
    }),
  );

export const trimmed = (draft: PlanDraft): Record<string, string> =>
  Object.fromEntries(planFields.map((field) => [field, draft[field].trim()]));
