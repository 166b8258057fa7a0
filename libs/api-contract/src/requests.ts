import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Text, amount, assumed, given, wholeNumber } from './fields';
import { LoanRequestStatusCode, RequestDays } from './loan-requests';
import {
  ArticleForm,
  CatalogueSheetForm,
  InterLibraryForm,
  PartForm,
  SpecialisedSearchForm,
  SurveyForm,
  ThesisForm,
} from './requests.forms';
import { Unit } from './units';

export * from './requests.forms';

/** The five types of request, by their segment of the address (ruling A8). */
export const requestTypes = [
  'comutacao-bibliografica',
  'levantamento-bibliografico',
  'ficha-catalografica',
  'pesquisa-especializada',
  'emprestimo-inter-bibliotecas',
] as const;
export type RequestType = (typeof requestTypes)[number];

/** A request in the list; `resumo` summarises it in one line, `dados` has the form's fields as sent. */
export const RequestEntry = z.object({
  codigo: assumed(Text),
  tipo: assumed(z.string()),
  // For article exchange: one of its three types.
  subtipo: assumed(z.nullable(z.string())),
  // Uses the six statuses of a loan request (ruling C12).
  status: given(LoanRequestStatusCode),
  desc_status: assumed(z.string()),
  // ISO date and time
  data: assumed(z.string()),
  passos: assumed(z.optional(RequestDays)),
  // What the library answered, and what it costs in reais, as soon as it says it.
  resposta: assumed(z.optional(z.nullable(z.string()))),
  valor: assumed(z.optional(z.nullable(z.number()))),
  resumo: assumed(z.string()),
  dados: assumed(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
export type RequestEntry = z.output<typeof RequestEntry>;

/** What a kind of request costs, and how long it takes at most. */
export const RequestConditions = z.strictObject({
  tipo: assumed(z.enum(requestTypes)),
  /** Working days. */
  dias_uteis: assumed(wholeNumber(1, 366)),
  /** Reais, for each started group of so many pages; 0: free. */
  valor: assumed(amount(0, 99_999)),
  paginas: assumed(z.nullable(wholeNumber(1, 9999))),
});
export type RequestConditions = z.output<typeof RequestConditions>;

const Taken = z.object({ codigo: assumed(Text), message: assumed(z.string()) });
// An unknown type in the address returns 404, like an unknown title code.
const TypeInPath = z.strictObject({ type: given(z.string().check(z.regex(/^[a-z\d-]{1,40}$/))) });
const unknownType = { 'Tipo de solicitação não encontrado.': 404 } as const;
// A person has fifty open ones.
const full = { limite_solicitacoes: 422 } as const;
// Each is sent with `errors`, which names the field.
const flaws = {
  CampoObrigatorioNaoPreenchido: 422,
  pagina_inicial_maior: 422,
  pagina_fora_do_total: 422,
  data_inicial_maior: 422,
  data_fora_do_limite: 422,
} as const;

export const requests = defineContract({
  requestSwitching: {
    id: 'comutacao-bibliografica',
    summary: 'Asks other libraries for a copy of an article, a thesis or a part of a document',
    method: 'POST',
    path: '/api/solicitacoes/comutacao-bibliografica/{type}',
    access: 'patron',
    params: TypeInPath,
    body: z.union([ArticleForm, ThesisForm, PartForm]),
    status: 201,
    reply: Taken,
    refusals: { ...unknownType, ...flaws, ...full, formulario_de_outro_tipo: 422 },
  },
  listRequests: {
    id: 'solicitacoes-listar',
    summary: "The patron's requests of a type, of a status where one is given; the newest first",
    method: 'GET',
    path: '/api/solicitacoes/{type}',
    access: 'patron',
    params: TypeInPath,
    query: z.strictObject({ status: given(z.optional(LoanRequestStatusCode)) }),
    reply: z.array(RequestEntry),
    refusals: unknownType,
  },
  listRequestConditions: {
    id: 'solicitacoes-condicoes',
    own: true,
    summary: 'What each kind of request costs, and how long it takes at most',
    method: 'GET',
    path: '/parametros/condicoes-solicitacoes',
    access: 'public',
    reply: z.array(RequestConditions),
  },
  requestSurvey: {
    id: 'levantamento-bibliografico',
    summary: 'Asks the library for a bibliographic survey',
    method: 'POST',
    path: '/api/solicitacoes/levantamento-bibliografico',
    access: 'patron',
    body: SurveyForm,
    status: 201,
    reply: Taken,
    refusals: { ...flaws, ...full },
  },
  requestCatalogueSheet: {
    id: 'ficha-catalografica',
    summary: 'Asks the library for the catalogue sheet of a thesis',
    method: 'POST',
    path: '/api/solicitacoes/ficha-catalografica',
    access: 'patron',
    body: CatalogueSheetForm,
    status: 201,
    reply: Taken,
    refusals: { ...flaws, ...full },
  },
  requestSpecialisedSearch: {
    id: 'pesquisa-especializada',
    summary: 'Asks the library for a specialised search',
    method: 'POST',
    path: '/api/solicitacoes/pesquisa-especializada',
    access: 'patron',
    body: SpecialisedSearchForm,
    status: 201,
    reply: Taken,
    refusals: { ...flaws, ...full },
  },
  getInterLibraryOptions: {
    id: 'emprestimo-inter-bibliotecas-dados',
    summary: 'What the inter-library loan form offers, and how the patron is reached',
    method: 'GET',
    path: '/api/solicitacoes/emprestimo-inter-bibliotecas/dados',
    access: 'patron',
    reply: z.object({
      bibliotecas: assumed(z.array(Unit)),
      instituicoes: assumed(z.array(z.object({ cod_empresa: given(Text), desc_empresa: given(z.string()) }))),
      email: assumed(z.nullable(z.string())),
      telefone: assumed(z.nullable(z.string())),
    }),
  },
  requestInterLibraryLoan: {
    id: 'emprestimo-inter-bibliotecas-criar',
    summary: 'Asks for a loan from another library',
    method: 'POST',
    path: '/api/solicitacoes/emprestimo-inter-bibliotecas',
    access: 'patron',
    body: InterLibraryForm,
    status: 201,
    reply: Taken,
    refusals: {
      ...flaws,
      ...full,
      telefone_invalido: 422,
      email_invalido: 422,
      bibliotecas_iguais: 422,
      biblioteca_invalida: 422,
      instituicao_invalida: 422,
    },
  },
});
