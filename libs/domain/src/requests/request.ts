import type { RequestType, SwitchingType } from '@catalogue/api-contract';
import { isEmail, isPhone } from '../contact';

/** A form of the requests: article exchange has three (D1 §3, decisions C13). */
export type RequestForm = SwitchingType | Exclude<RequestType, 'comutacao-bibliografica'>;

/** A form's fields by name, as they were sent. */
export type RequestFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** What is wrong with a form: a key that is also that of its text, and the field that it is about. */
export interface Flaw<K extends string> {
  key: K;
  campo: string;
}
export type RequestFlaw = Flaw<
  | 'CampoObrigatorioNaoPreenchido'
  | 'pagina_inicial_maior'
  | 'pagina_fora_do_total'
  | 'data_inicial_maior'
  | 'data_fora_do_limite'
>;
export type InterLibraryFlaw = Flaw<'telefone_invalido' | 'email_invalido' | 'bibliotecas_iguais'>;

/** Fields that may not be blank, in the order of the form. D1 §5 says so of phone and e-mail; of the others it is ours. */
export const requiredRequestFields: Readonly<Record<RequestForm, readonly string[]>> = {
  artigo: ['titulo_artigo', 'titulo_revista'],
  'tese-dissertacao': ['titulo', 'autor'],
  'parte-documento': ['titulo_parte', 'titulo_obra'],
  'levantamento-bibliografico': ['assunto_geral'],
  'ficha-catalografica': ['folha_rosto', 'resumo', 'palavras_chave'],
  'pesquisa-especializada': ['assunto'],
  'emprestimo-inter-bibliotecas': ['titulo', 'telefone', 'email'],
};

/** The first date that a search may go back to: printing begins. D1 §5 bounds dates, the bound is ours. */
export const earliestSearchDate = '1450-01-01';

const pagePairs = [
  ['pagina_inicial', 'pagina_final'],
  ['pagina_inicial_bibliografia', 'pagina_final_bibliografia'],
] as const;

const isBlank = (value: RequestFields[string]): boolean => value === undefined || String(value).trim() === '';
const isAfter = (first: RequestFields[string], second: RequestFields[string]): boolean =>
  typeof first === typeof second && first !== undefined && second !== undefined && first > second;

/** The first flaw of a form, null when it can be sent. `today` is an ISO date: nothing later can be asked for. */
export function requestFlaw(form: RequestForm, fields: RequestFields, today: string): RequestFlaw | null {
  const missing = requiredRequestFields[form].find((field) => isBlank(fields[field]));
  if (missing) return { key: 'CampoObrigatorioNaoPreenchido', campo: missing };
  return pageFlaw(fields) ?? dateFlaw(fields, today);
}

function pageFlaw(fields: RequestFields): RequestFlaw | null {
  // D1 §5: the start page must not exceed the final page.
  const wrong = pagePairs.find(([start, end]) => isAfter(fields[start], fields[end]));
  if (wrong) return { key: 'pagina_inicial_maior', campo: wrong[0] };
  const beyond = pagePairs[1].find((field) => isAfter(fields[field], fields['total_paginas']));
  return beyond ? { key: 'pagina_fora_do_total', campo: beyond } : null;
}

function dateFlaw(fields: RequestFields, today: string): RequestFlaw | null {
  if (isAfter(fields['data_inicial'], fields['data_final']))
    return { key: 'data_inicial_maior', campo: 'data_inicial' };
  const outside = ['data_inicial', 'data_final'].find(
    (field) => isAfter(fields[field], today) || isAfter(earliestSearchDate, fields[field]),
  );
  if (outside) return { key: 'data_fora_do_limite', campo: outside };
  const [earliest, latest] = [earliestSearchDate, today].map((date) => Number(date.slice(0, 4)));
  return isAfter(fields['ano'], latest) || isAfter(earliest, fields['ano'])
    ? { key: 'data_fora_do_limite', campo: 'ano' }
    : null;
}

/** What is wrong with how an inter-library loan is to reach whom (D1 §5), null when nothing is. */
export function interLibraryFlaw(fields: RequestFields): InterLibraryFlaw | null {
  if (!isPhone(String(fields['telefone']))) return { key: 'telefone_invalido', campo: 'telefone' };
  if (!isEmail(String(fields['email']).trim())) return { key: 'email_invalido', campo: 'email' };
  // A partner's copy may come to where it is asked for; one of the house comes from another library.
  return fields['instituicao'] === undefined && fields['biblioteca_origem'] === fields['biblioteca_recebimento']
    ? { key: 'bibliotecas_iguais', campo: 'biblioteca_recebimento' }
    : null;
}

/** A request in one line: the first field that must be filled, with the second where both name the work. */
export const requestSummary = (form: RequestForm, fields: RequestFields): string => {
  const named = requiredRequestFields[form].slice(0, namedByTwo.includes(form) ? 2 : 1);
  const shown = named.filter((field) => !isBlank(fields[field])).map((field) => String(fields[field]));
  const text = shown.join(' · ').replace(/\s+/g, ' ').trim();
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

const namedByTwo: readonly RequestForm[] = ['artigo', 'tese-dissertacao', 'parte-documento'];
