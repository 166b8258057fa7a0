import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, Count, Flag, Text, assumed, given, IsoDate } from './fields';

const nullableText = z.optional(z.nullable(z.string()));

/** The institution: its names, its theme, and how its people sign in. */
export const InstitutionData = z.object({
  codEmpresa: given(Text),
  sigla: given(z.string()),
  nome: assumed(z.optional(z.string())),
  tema: given(nullableText),
  // The address of the logo, from the root of the catalogue or of another host; without one a drawing is shown.
  logo: assumed(nullableText),
  denominacao_login: given(nullableText),
  destino_padrao_login_catalogo: given(z.optional(z.nullable(z.enum(['M', 'C'])))),
  msg_login: given(nullableText),
  msg_suporte_consulta: given(nullableText),
  link_lgpd: given(nullableText),
  /** What each day of delay costs, in reais. */
  multa_dia: assumed(z.optional(z.number())),
  usaOIDC: given(z.optional(Flag)),
  link_logout_OIDC: given(nullableText),
  link_logout_saml: given(nullableText),
  p: given(
    z.object({
      __md_aut: given(z.optional(Text)),
      __md_crypt: given(z.optional(Text)),
      __web_url_pw: given(nullableText),
      __web_aquisicao: given(nullableText),
    }),
  ),
});
export type InstitutionData = z.output<typeof InstitutionData>;

/** An activity (a part of the app that the institution can switch off): `existe` says whether it is on. */
export const ActivityEntry = z.object({
  codigo: assumed(Count),
  existe: assumed(Flag),
  lookup: given(nullableText),
  descricao: given(z.string()),
});
export type ActivityEntry = z.output<typeof ActivityEntry>;

/** A guide to searching. */
export const SearchGuide = z.object({
  slug: assumed(z.string()),
  titulo: assumed(z.string()),
  descricao: assumed(nullableText),
  ordem: assumed(Count),
  // The guide's text; paragraphs are separated by an empty line. Null when the guide only has the search form.
  texto: assumed(nullableText),
});
export type SearchGuide = z.output<typeof SearchGuide>;

/** A frequent question with its answer. */
export const Question = z.object({ pergunta: assumed(z.string()), resposta: assumed(z.string()) });
export type Question = z.output<typeof Question>;

/** A weekday's hours: 1 Monday … 7 Sunday (D1 §9), `HH:MM`; both null when the library is closed. */
const DayHours = z.object({
  dia_semana: assumed(Count),
  abre: assumed(z.nullable(z.string())),
  fecha: assumed(z.nullable(z.string())),
});

/** The opening hours of a library, Monday to Sunday. */
export const LibraryHours = z.object({
  cod_biblioteca: given(Text),
  desc_biblioteca: given(z.string()),
  horarios: assumed(z.array(DayHours)),
  /** Days from today on, on which it is closed all day; what is on which floor, and what it offers, as lines. */
  feriados: assumed(z.optional(z.array(z.object({ dia: assumed(IsoDate), nome: assumed(z.string()) })))),
  andares: assumed(z.optional(z.array(z.string()))),
  servicos: assumed(z.optional(z.array(z.string()))),
});
export type LibraryHours = z.output<typeof LibraryHours>;

/** `inicio` and `fim` are ISO date-times; `fim` is optional. */
export const EventEntry = z.object({
  id: assumed(Text),
  titulo: assumed(z.string()),
  descricao: assumed(nullableText),
  inicio: assumed(z.string()),
  fim: assumed(z.nullable(z.string())),
  local: assumed(nullableText),
  link: assumed(nullableText),
});
export type EventEntry = z.output<typeof EventEntry>;

const ActivityInPath = z.strictObject({ id: given(Code) });
const unknownActivity = { 'Código de atividade não encontrado.': 404 } as const;

export const site = defineContract({
  getInstitution: {
    id: 'parametros-instituicao',
    summary: 'The institution that the catalogue belongs to',
    method: 'GET',
    path: '/parametros/instituicao',
    access: 'public',
    reply: InstitutionData,
  },
  listActivities: {
    id: 'parametros-funcionalidades',
    summary: 'Activities of the page configuration, which show or hide features',
    method: 'GET',
    path: '/parametros/funcionalidades',
    access: 'public',
    reply: z.array(ActivityEntry),
  },
  listSearchGuides: {
    id: 'parametros-secao-1',
    summary: 'Search guides of the first section: the search types and more',
    method: 'GET',
    path: '/parametros/secao_1',
    access: 'public',
    reply: z.array(SearchGuide),
  },
  listFurtherGuides: {
    id: 'parametros-secao-2',
    summary: 'Guides of the second section of the home screen',
    method: 'GET',
    path: '/parametros/secao_2',
    access: 'public',
    reply: z.array(SearchGuide),
  },
  listQuestions: {
    id: 'parametros-faq',
    summary: 'Frequent questions and their answers',
    method: 'GET',
    path: '/parametros/faq',
    access: 'public',
    reply: z.array(Question),
  },
  getGeneralInformation: {
    id: 'parametros-informacoes-gerais',
    summary: 'Information about the libraries; paragraphs are separated by an empty line',
    method: 'GET',
    path: '/parametros/informacoes_gerais',
    access: 'public',
    reply: z.object({ texto: assumed(z.string()) }),
  },
  getActivity: {
    id: 'parametros-atividade',
    summary: 'One activity of the page configuration',
    method: 'GET',
    path: '/parametros/atividade/{id}',
    access: 'public',
    params: ActivityInPath,
    reply: ActivityEntry,
    refusals: unknownActivity,
  },
  getActivityText: {
    id: 'parametros-atividade-informativo',
    summary: 'The help text of an activity; null when it has none',
    method: 'GET',
    path: '/parametros/atividade/{id}/informativo',
    access: 'public',
    params: ActivityInPath,
    reply: z.object({ texto: assumed(z.nullable(z.string())) }),
    refusals: unknownActivity,
  },
  listOpeningHours: {
    id: 'parametros-atendimento',
    summary: 'Opening hours of every library',
    method: 'GET',
    path: '/parametros/atendimento',
    access: 'public',
    reply: z.array(LibraryHours),
  },
  listOpeningHoursOfCampus: {
    id: 'parametros-atendimento-campus',
    summary: 'Opening hours of the libraries of a campus',
    method: 'GET',
    path: '/parametros/atendimento/{campus}',
    access: 'public',
    params: z.strictObject({ campus: given(Code) }),
    reply: z.array(LibraryHours),
    refusals: { 'Campus não encontrado.': 404 },
  },
  listInstitutionalEvents: {
    id: 'parametros-eventos-institucionais',
    summary: 'Events of the institution that are not over, the next one first',
    method: 'GET',
    path: '/parametros/eventos_institucionais',
    access: 'public',
    reply: z.array(EventEntry),
  },
  listEventumEvents: {
    id: 'parametros-eventos-eventum',
    summary: 'Events of the Eventum calendar that are not over, the next one first',
    method: 'GET',
    path: '/parametros/eventos_eventum',
    access: 'public',
    reply: z.array(EventEntry),
  },
  getSelfService: {
    id: 'parametros-autoatendimento',
    summary: 'Whether this place has a self-service kiosk, and how it is opened',
    method: 'GET',
    path: '/parametros/autoatendimento',
    access: 'public',
    reply: z.object({
      showAuto: given(Flag),
      codBibAuto: given(Text),
      authAuto: given(Text),
      idiomaAuto: given(Text),
    }),
  },
  getAppSettings: {
    id: 'parametros-app-layers',
    summary: 'Whether the application of the personal area is configured, and its address',
    method: 'GET',
    path: '/parametros/app-layers',
    access: 'public',
    reply: z.object({ configurado: assumed(Flag), url: assumed(z.nullable(z.string())) }),
  },
});
