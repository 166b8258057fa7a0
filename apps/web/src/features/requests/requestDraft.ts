import type { RequestEntry } from '@catalogue/api-contract';
import {
  interLibraryFlaws,
  requestFlaws,
  requiredRequestFields,
  type InterLibraryFlaw,
  type RequestFields,
  type RequestFlaw,
  type RequestForm,
} from '@catalogue/domain';
import { fieldsOf, type FieldName, type RequestField } from './formFields';

/** The fields of a form, as typed; '' or missing for an empty one. */
export type RequestDraft = Partial<Record<FieldName | 'way', string>>;

/** Kinds of inter-library loan: from a library of the institution, or through one from a partner. */
export const ways = ['house', 'partner'] as const;
/** The institution field is only for a loan through a partner. */
const isUnused = (name: FieldName, { way }: RequestDraft) => name === 'instituicao' && way !== 'partner';
/** The fields that apply to the draft. */
export const usedFields = (form: RequestForm, draft: RequestDraft) =>
  fieldsOf(form).filter(({ name }) => !isUnused(name, draft));

export const fieldId = (form: RequestForm, name: string) => `${form}-${name}`;
// The institution is only shown where it is required.
export const isRequired = (form: RequestForm, name: string) =>
  name === 'instituicao' || requiredRequestFields[form].includes(name);

/** Value of a checked `flag` field. */
export const ticked = 'S';

// Replaces tabs and line breaks pasted into a single line, and removes other control characters.
const cleanLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
const cleanLines = (text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, '').trim();

function valueOf({ kind }: RequestField, written: string): RequestFields[string] {
  if (kind === 'flag') return written === ticked;
  const text = kind === 'lines' ? cleanLines(written) : cleanLine(written);
  if (text === '') return undefined;
  return kind === 'digits' || kind === 'offered' ? Number(text) : text;
}

/** Whether something is written in the draft. */
export const isWritten = ({ way: _, ...fields }: RequestDraft) => Object.values(fields).some((text) => text !== '');

/** The draft that would be sent as this request was. */
export function draftOfSent(form: RequestForm, { dados }: Pick<RequestEntry, 'dados'>): RequestDraft {
  const fields = fieldsOf(form).flatMap(({ name }) => {
    const value = dados[name];
    return value === undefined ? [] : [[name, typeof value === 'boolean' ? (value ? ticked : '') : String(value)]];
  });
  const way = form === 'emprestimo-inter-bibliotecas' && { way: dados['instituicao'] ? 'partner' : 'house' };
  return { ...(Object.fromEntries(fields) as RequestDraft), ...way };
}

/** The fields as they are sent and validated, without empty ones. */
export const valuesOf = (form: RequestForm, draft: RequestDraft): RequestFields =>
  Object.fromEntries(
    usedFields(form, draft)
      .map((field) => [field.name, valueOf(field, draft[field.name] ?? '')] as const)
      .filter(([, value]) => value !== undefined),
  );

export type AnyFlaw = RequestFlaw | InterLibraryFlaw;

/** All errors of a draft by the server's own rules, one per field, in the order of the form. */
export function flawsOf(form: RequestForm, draft: RequestDraft, today: string): AnyFlaw[] {
  const values = valuesOf(form, draft);
  const isInterLibrary = form === 'emprestimo-inter-bibliotecas';
  const all: AnyFlaw[] = [
    ...requestFlaws(form, values, today),
    ...(isInterLibrary && draft.way !== 'partner' ? interLibraryFlaws(values) : []),
    ...(isInterLibrary && draft.way === 'partner' ? partnerFlaws(values) : []),
  ];
  return usedFields(form, draft).flatMap(({ name }) => all.find(({ campo }) => campo === name) ?? []);
}

// Without an institution the server would treat the loan as one within the institution.
const partnerFlaws = (values: RequestFields): AnyFlaw[] => [
  ...(values['instituicao'] === undefined
    ? [{ key: 'CampoObrigatorioNaoPreenchido' as const, campo: 'instituicao' }]
    : []),
  ...interLibraryFlaws(values).filter(({ key }) => key !== 'bibliotecas_iguais'),
];

export const isMissing = ({ key }: AnyFlaw) => key === 'CampoObrigatorioNaoPreenchido';
