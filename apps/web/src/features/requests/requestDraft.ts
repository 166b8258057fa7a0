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

/** What a form holds, as it is written; '' or nothing for what is not given. */
export type RequestDraft = Partial<Record<FieldName | 'way', string>>;

/** The ways of an inter-library loan: from a library of the house, or through one from a partner. */
export const ways = ['house', 'partner'] as const;
/** Of the house, only the way through a partner asks for it. */
const isUnused = (name: FieldName, { way }: RequestDraft) => name === 'instituicao' && way !== 'partner';
/** The fields that the draft's own choices leave to be written. */
export const usedFields = (form: RequestForm, draft: RequestDraft) =>
  fieldsOf(form).filter(({ name }) => !isUnused(name, draft));

export const fieldId = (form: RequestForm, name: string) => `${form}-${name}`;
// The institution is asked for only where it cannot be left out.
export const isRequired = (form: RequestForm, name: string) =>
  name === 'instituicao' || requiredRequestFields[form].includes(name);

/** `flag` fields hold this when they are ticked. */
export const ticked = 'S';

// A pasted tab or line break is no part of a line, and other control characters of nothing.
const cleanLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
const cleanLines = (text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, '').trim();

function valueOf({ kind }: RequestField, written: string): RequestFields[string] {
  if (kind === 'flag') return written === ticked;
  const text = kind === 'lines' ? cleanLines(written) : cleanLine(written);
  if (text === '') return undefined;
  return kind === 'digits' || kind === 'offered' ? Number(text) : text;
}

/** The fields as they are sent and judged; what is not given is left out. */
export const valuesOf = (form: RequestForm, draft: RequestDraft): RequestFields =>
  Object.fromEntries(
    usedFields(form, draft)
      .map((field) => [field.name, valueOf(field, draft[field.name] ?? '')] as const)
      .filter(([, value]) => value !== undefined),
  );

export type AnyFlaw = RequestFlaw | InterLibraryFlaw;

/** All that is wrong with a draft by the server's own rules, one flaw a field, in the order of the form. */
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

// Before an institution is chosen the server would take the loan for one of the house.
const partnerFlaws = (values: RequestFields): AnyFlaw[] => [
  ...(values['instituicao'] === undefined
    ? [{ key: 'CampoObrigatorioNaoPreenchido' as const, campo: 'instituicao' }]
    : []),
  ...interLibraryFlaws(values).filter(({ key }) => key !== 'bibliotecas_iguais'),
];

export const isMissing = ({ key }: AnyFlaw) => key === 'CampoObrigatorioNaoPreenchido';
