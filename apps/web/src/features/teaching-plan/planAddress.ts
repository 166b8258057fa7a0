import { isCode } from '@catalogue/api-contract';

/** The fields that plans are looked for by, as the form has them: '' for what is not given (D2 §7). */
const planFields = ['departamento', 'ano', 'semestre', 'periodo', 'disciplina', 'biblioteca'] as const;
export type PlanField = (typeof planFields)[number];
export type PlanDraft = Record<PlanField, string>;

const code = { test: isCode };
const fits: Record<PlanField, Pick<RegExp, 'test'>> = {
  departamento: /^.{1,200}$/,
  ano: /^\d{4}$/,
  semestre: /^[1-9]\d?$/,
  periodo: /^[1-9]\d?$/,
  disciplina: code,
  biblioteca: code,
};

/** Whether a field, when it is given, can be asked for. */
export const isPlanField = (field: PlanField, value: string): boolean => value === '' || fits[field].test(value);

/** What an address asks for; what cannot be asked for is not. */
export const planFromAddress = (address: URLSearchParams): Partial<PlanDraft> =>
  Object.fromEntries(
    planFields.flatMap((field) => {
      const value = address.get(field)?.trim() ?? '';
      return value !== '' && isPlanField(field, value) ? [[field, value]] : [];
    }),
  );

export const addressOf = (draft: PlanDraft): Record<string, string> =>
  Object.fromEntries(planFields.map((field) => [field, draft[field].trim()] as const).filter(([, value]) => value));
