import type { RequestType, SwitchingType } from '@catalogue/api-contract';
import { isEmail, isPhone } from '../contact';

/** The most requests that a person has open: those of all forms together. */
export const maxUnfinishedRequests = 50;

/** A request form: article exchange has three (D1 §3, ruling C13). */
export type RequestForm = SwitchingType | Exclude<RequestType, 'comutacao-bibliografica'>;

/** A form's fields by name, as sent. */
export type RequestFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A validation error: its key, which is also the text key, and its field. */
interface Flaw<K extends string> {
  key: K;
  campo: string;
}
/** Why a request cannot be sent, by field; also the text key. */
export type RequestFlaw = Flaw<
  | 'CampoObrigatorioNaoPreenchido'
  | 'pagina_inicial_maior'
  | 'pagina_fora_do_total'
  | 'data_inicial_maior'
  | 'data_fora_do_limite'
>;
/** Why a request for an inter-library loan cannot be sent; also the text key. */
export type InterLibraryFlaw = Flaw<'telefone_invalido' | 'email_invalido' | 'bibliotecas_iguais'>;

/**
 * Required fields; those that name the request come first. D1 §5 requires phone and e-mail; the others are this
 * project's choice.
 */
export const requiredRequestFields: Readonly<Record<RequestForm, readonly string[]>> = {
  artigo: ['titulo_artigo', 'titulo_revista'],
  'tese-dissertacao': ['titulo', 'autor', 'grau_defesa'],
  'parte-documento': ['titulo_parte', 'titulo_obra'],
  'levantamento-bibliografico': ['assunto_geral'],
  'ficha-catalografica': ['folha_rosto', 'resumo', 'palavras_chave'],
  'pesquisa-especializada': ['assunto'],
  'emprestimo-inter-bibliotecas': ['titulo', 'telefone', 'email', 'biblioteca_origem', 'biblioteca_recebimento'],
};

/**
 * The earliest start date of a search: the beginning of printing. D1 §5 requires a bound; the date is this project's.
 */
const earliestSearchDate = '1450-01-01';

const pagePairs = [
  ['pagina_inicial', 'pagina_final'],
  ['pagina_inicial_bibliografia', 'pagina_final_bibliografia'],
] as const;

const isBlank = (value: RequestFields[string]): boolean => value === undefined || String(value).trim() === '';
const isAfter = (first: RequestFields[string], second: RequestFields[string]): boolean =>
  typeof first === typeof second && first !== undefined && second !== undefined && first > second;

/**
 * All validation errors of a form: missing fields first, then pages and dates. `today` is an ISO date, the latest that
 * can be requested.
 */
export const requestFlaws = (form: RequestForm, fields: RequestFields, today: string): RequestFlaw[] => [
  ...requiredRequestFields[form]
    .filter((field) => isBlank(fields[field]))
    .map((campo) => ({ key: 'CampoObrigatorioNaoPreenchido' as const, campo })),
  ...pageFlaws(fields),
  ...dateFlaws(fields, today),
];

/** The first validation error of a form, or null. */
export const requestFlaw = (form: RequestForm, fields: RequestFields, today: string): RequestFlaw | null =>
  requestFlaws(form, fields, today)[0] ?? null;

function pageFlaws(fields: RequestFields): RequestFlaw[] {
  // D1 §5: the start page must not exceed the final page.
  const reversed = pagePairs.filter(([start, end]) => isAfter(fields[start], fields[end]));
  const beyond = pagePairs[1].filter((field) => isAfter(fields[field], fields['total_paginas']));
  return [
    ...reversed.map(([campo]) => ({ key: 'pagina_inicial_maior' as const, campo })),
    ...beyond.map((campo) => ({ key: 'pagina_fora_do_total' as const, campo })),
  ];
}

function dateFlaws(fields: RequestFields, today: string): RequestFlaw[] {
  const isReversed = isAfter(fields['data_inicial'], fields['data_final']);
  const [earliest, latest] = [earliestSearchDate, today].map((date) => Number(date.slice(0, 4)));
  const outside = [
    ...['data_inicial', 'data_final'].filter(
      (field) => isAfter(fields[field], today) || isAfter(earliestSearchDate, fields[field]),
    ),
    ...['ano'].filter((field) => isAfter(fields[field], latest) || isAfter(earliest, fields[field])),
  ];
  return [
    ...(isReversed ? [{ key: 'data_inicial_maior' as const, campo: 'data_inicial' }] : []),
    ...outside.map((campo) => ({ key: 'data_fora_do_limite' as const, campo })),
  ];
}

/**
 * Validation errors of the contact data and libraries of an inter-library loan (D1 §5). `requestFlaws` reports blank
 * fields.
 */
export function interLibraryFlaws(fields: RequestFields): InterLibraryFlaw[] {
  const { telefone, email, instituicao, biblioteca_origem, biblioteca_recebimento } = fields;
  const isSame = biblioteca_origem !== undefined && biblioteca_origem === biblioteca_recebimento;
  return [
    ...(isBlank(telefone) || isPhone(String(telefone))
      ? []
      : [{ key: 'telefone_invalido' as const, campo: 'telefone' }]),
    ...(isBlank(email) || isEmail(String(email).trim()) ? [] : [{ key: 'email_invalido' as const, campo: 'email' }]),
    // A partner's copy may be sent to the requesting library; an own copy must come from another library.
    ...(instituicao === undefined && isSame
      ? [{ key: 'bibliotecas_iguais' as const, campo: 'biblioteca_recebimento' }]
      : []),
  ];
}

/** The first of `interLibraryFlaws`, which is the one that the server refuses with; null if there is none. */
export const interLibraryFlaw = (fields: RequestFields): InterLibraryFlaw | null =>
  interLibraryFlaws(fields)[0] ?? null;

/** A request in one line: the first required field, with the second where both name the work. */
export const requestSummary = (form: RequestForm, fields: RequestFields): string => {
  const named = requiredRequestFields[form].slice(0, namedByTwo.includes(form) ? 2 : 1);
  const shown = named.filter((field) => !isBlank(fields[field])).map((field) => String(fields[field]));
  const text = shown.join(' · ').replace(/\s+/g, ' ').trim();
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

const namedByTwo: readonly RequestForm[] = ['artigo', 'tese-dissertacao', 'parte-documento'];
