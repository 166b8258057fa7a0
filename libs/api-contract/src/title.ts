import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { CopyStatus } from './title.codes';
import { Code, Count, Flag, Text, assumed, given, observed, unknownTitle } from './fields';
import { closedCollection, titleFigures } from './title.figures';
import { relatedTitles } from './title.related';

const TitleId = { id: given(Code) };
const text = z.optional(z.nullable(z.string()));

/** One occurrence of a MARC field: parallel lists, ruling E3. */
const WireFieldDetail = z.object({
  _secao: observed(z.array(z.string())),
  descricao: observed(z.array(z.string())),
  pontuacao: observed(z.optional(z.array(z.nullable(z.string())))),
  cod_autoridade: observed(z.optional(z.array(z.nullable(Text)))),
  link_acesso: observed(z.optional(z.nullable(z.string()))),
});
/** All occurrences of one tag; `ordem` is the tag without leading zeros. */
export const WireField = z.object({ ordem: observed(Text), detalhes: observed(z.array(WireFieldDetail)) });
export type WireField = z.output<typeof WireField>;

/** The record as `campos`; the flat fields are for convenience, and a screen must work without them (ruling E3). */
export const TitleRecord = z.object({
  campos: observed(z.array(WireField)),
  cod_acervo: assumed(z.optional(Text)),
  cod_tipo_obra: assumed(z.optional(Text)),
  desc_tipo_obra: assumed(z.optional(z.string())),
  ano_publicacao: assumed(z.optional(z.nullable(Text))),
  // The MARC code: `campos` has no control fields.
  idioma: assumed(text),
  idioma_desc: assumed(text),
  numero_chamada: assumed(text),
  link_capa: assumed(text),
  acesso_remoto: assumed(text),
  possui_acessibilidade: assumed(text),
});
export type TitleRecord = z.output<typeof TitleRecord>;

const marcText = z.nullable(z.string());
/** One subfield of the MARC view, all text, ruling E4. Blank indicators are null, never one space. */
export const MarcRow = z.object({
  paragrafo: observed(Text),
  seq_paragrafo: observed(Text),
  secao: observed(marcText),
  seq_secao: observed(z.nullable(Text)),
  descricao: observed(marcText),
  texto_descricao: observed(z.optional(marcText)),
  pontuacao: observed(z.optional(marcText)),
  indicador1: observed(z.optional(marcText)),
  indicador2: observed(z.optional(marcText)),
  campo_fixo: observed(z.optional(marcText)),
});
export type MarcRow = z.output<typeof MarcRow>;

const CopyStatusCode = z.enum(CopyStatus);

/** A copy of a title, its place and its status. */
export const CopyEntry = z.object({
  cod_exemplar: assumed(Text),
  cod_biblioteca: assumed(Text),
  desc_biblioteca: assumed(z.string()),
  localizacao: assumed(text),
  numero_chamada: assumed(text),
  tipo_emprestimo: assumed(z.string()),
  dias_emprestimo: assumed(z.optional(Count)),
  situacao: assumed(CopyStatusCode),
  disponivel: assumed(Flag),
  // ISO due date of the open loan, null when not on loan.
  data_prevista_devolucao: assumed(z.nullable(z.string())),
  volume: assumed(text),
  tomo: assumed(text),
  parte: assumed(text),
  material: assumed(text),
});
export type CopyEntry = z.output<typeof CopyEntry>;

/** The tabs and actions of a title for the one who asks. */
export const TitlePermissions = z.object({
  reserva: assumed(Flag),
  solicitacao_emprestimo: assumed(Flag),
  comentario: assumed(Flag),
  marc: assumed(Flag),
  liberacao: assumed(Flag),
  kardex: assumed(Flag),
  sumarios: assumed(Flag),
  sumarios_livros: assumed(Flag),
  dados_estatisticos: assumed(Flag),
  acervo_fechado: assumed(Flag),
});

export const title = defineContract({
  ...relatedTitles,
  ...titleFigures,
  ...closedCollection,
  getTitle: {
    id: 'acervo',
    summary: 'A title as its MARC fields',
    method: 'GET',
    path: '/acervo/{id}',
    access: 'either',
    params: z.strictObject(TitleId),
    reply: TitleRecord,
    refusals: unknownTitle,
  },
  getReference: {
    id: 'acervo-referencia',
    summary: 'The reference of a title, ABNT NBR 6023:2018',
    method: 'GET',
    path: '/acervo/{id}/referencia',
    access: 'public',
    params: z.strictObject(TitleId),
    reply: z.object({
      referencia: assumed(z.string()),
      formato: assumed(z.string()),
      // The same text in parts; `destaque` marks what the norm emphasises.
      partes: assumed(z.optional(z.array(z.object({ texto: assumed(z.string()), destaque: assumed(Flag) })))),
    }),
    refusals: unknownTitle,
  },
  getMarc: {
    id: 'acervo-marc',
    summary: 'The MARC view of a title, one row a subfield',
    method: 'GET',
    path: '/acervo/{id}/marc',
    access: 'either',
    params: z.strictObject(TitleId),
    query: z.strictObject({ liberacao: given(z.optional(z.literal('1'))) }),
    reply: z.array(MarcRow),
    refusals: { ...unknownTitle, liberacao_nao_permitida: 403 },
  },
  listCopies: {
    id: 'acervo-exemplares',
    summary: 'Copies of a title with place, loan type and state',
    method: 'GET',
    path: '/acervo/{id}/exemplares',
    access: 'public',
    params: z.strictObject(TitleId),
    query: z.strictObject({ cod_unidade: given(z.optional(Code)) }),
    reply: z.object({
      total: assumed(Count),
      disponiveis: assumed(Count),
      exemplares: assumed(z.array(CopyEntry)),
      // Patrons who wait for a copy of the title.
      reservas_fila: assumed(z.optional(Count)),
    }),
    refusals: unknownTitle,
  },
  listTitleLibraries: {
    id: 'acervo-bibliotecas',
    summary: 'Libraries with copies of a title, and how many are free',
    method: 'GET',
    path: '/acervo/{id}/bibliotecas',
    access: 'public',
    params: z.strictObject(TitleId),
    reply: z.array(
      z.object({
        cod_biblioteca: given(Text),
        desc_biblioteca: given(z.string()),
        total: assumed(Count),
        disponiveis: assumed(Count),
        // Copies on the shelf for use in the library only; not counted as free.
        consulta_local: assumed(z.optional(Count)),
        localizacao: assumed(text),
      }),
    ),
    refusals: unknownTitle,
  },
  getDublinCore: {
    id: 'acervo-dublin-core',
    summary: 'Dublin Core elements of a title',
    method: 'GET',
    path: '/acervo/{id}/dublin-core',
    access: 'public',
    params: z.strictObject(TitleId),
    reply: z.object({
      elementos: assumed(z.array(z.object({ elemento: assumed(z.string()), valor: assumed(z.string()) }))),
    }),
    refusals: unknownTitle,
  },
  getTitlePermissions: {
    id: 'acervo-permissoes',
    summary: 'What a title has and what can be done with it',
    method: 'GET',
    path: '/acervo/{id}/permissoes',
    // With a patron's token (D2 §6) the details include what this patron may do (ruling D31).
    access: 'either',
    params: z.strictObject(TitleId),
    reply: TitlePermissions,
    refusals: unknownTitle,
  },
});
