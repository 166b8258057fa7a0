import { switchingForms, requests } from '@catalogue/api-contract';
import type { RequestForm } from '@catalogue/domain';
import type * as z from 'zod/mini';

const bodies = {
  ...switchingForms,
  'levantamento-bibliografico': requests.requestSurvey.body,
  'ficha-catalografica': requests.requestCatalogueSheet.body,
  'pesquisa-especializada': requests.requestSpecialisedSearch.body,
  'emprestimo-inter-bibliotecas': requests.requestInterLibraryLoan.body,
} satisfies Record<RequestForm, z.ZodMiniType>;

/** What each form's call takes (D1 §3). */
export const bodyOfForm = bodies;
type NameOf<F extends RequestForm> = keyof z.output<(typeof bodies)[F]> & string;
export type FieldName = { [F in RequestForm]: NameOf<F> }[RequestForm];

/**
 * The kind of a field: one line, several, digits, a date, one of a few words, yes or no, or an option of a list from
 * the server.
 */
export type RequestField<N extends FieldName = FieldName> = { name: N } & (
  | { kind: 'line' | 'lines' | 'date' | 'flag' | 'phone' | 'email' }
  | { kind: 'digits'; longest: number }
  | { kind: 'words'; words: readonly ChoiceWord[] }
  | { kind: 'offered'; list: 'libraries' | 'partners' }
);
type ChoiceWord = 'mestrado' | 'doutorado' | 'pos_doutorado' | 'impresso' | 'online' | 'ambos';

/** Fields under one heading; two in a row are shown next to each other. */
export interface FormPart<N extends FieldName = FieldName> {
  legend:
    | 'article'
    | 'thesis'
    | 'part'
    | 'wholeWork'
    | 'subject'
    | 'scope'
    | 'sheetTexts'
    | 'sheetPages'
    | 'work'
    | 'contact'
    | 'more'
    | 'route';
  rows: readonly (RequestField<N> | readonly [RequestField<N>, RequestField<N>])[];
}

const of =
  <K extends 'line' | 'lines' | 'date' | 'flag' | 'phone' | 'email'>(kind: K) =>
  <N extends FieldName>(name: N) => ({ name, kind });
const [line, lines, date, flag, phone, email] = [
  of('line'),
  of('lines'),
  of('date'),
  of('flag'),
  of('phone'),
  of('email'),
];
const digits = <N extends FieldName>(name: N, longest: number) => ({ name, kind: 'digits' as const, longest });
const words = <N extends FieldName>(name: N, list: readonly ChoiceWord[]) => ({
  name,
  kind: 'words' as const,
  words: list,
});
const offered = <N extends FieldName>(name: N, list: 'libraries' | 'partners') => ({
  name,
  kind: 'offered' as const,
  list,
});
const page = <N extends FieldName>(name: N) => digits(name, 9);

const year = digits('ano', 4);
const pages = [page('pagina_inicial'), page('pagina_final')] as const;
const dates = [date('data_inicial'), date('data_final')] as const;
const remark = { legend: 'more', rows: [lines('observacao')] } as const;

/** The fields of every form, in their order. The survey leaves those of a catalogue sheet to the sheet (ruling C14). */
export const formParts: { [F in RequestForm]: readonly FormPart<Extract<NameOf<F>, FieldName>>[] } = {
  artigo: [
    {
      legend: 'article',
      rows: [line('titulo_artigo'), line('titulo_revista'), [year, line('numero')], pages],
    },
    remark,
  ],
  'tese-dissertacao': [
    {
      legend: 'thesis',
      rows: [line('titulo'), line('autor'), words('grau_defesa', ['mestrado', 'doutorado', 'pos_doutorado']), year],
    },
    remark,
  ],
  'parte-documento': [
    { legend: 'part', rows: [line('titulo_parte'), line('autor_parte'), pages] },
    { legend: 'wholeWork', rows: [line('titulo_obra'), year] },
    remark,
  ],
  'levantamento-bibliografico': [
    {
      legend: 'subject',
      rows: [
        line('assunto_geral'),
        line('delimitacao_assunto'),
        line('palavras_chave'),
        line('idioma'),
        line('assunto_outro_idioma'),
      ],
    },
    {
      legend: 'scope',
      rows: [dates, line('tipo_publicacao'), words('formato', ['impresso', 'online', 'ambos'])],
    },
  ],
  'ficha-catalografica': [
    {
      legend: 'sheetTexts',
      rows: [lines('folha_rosto'), lines('resumo'), line('palavras_chave'), lines('sumario')],
    },
    {
      legend: 'sheetPages',
      rows: [
        page('total_paginas'),
        [page('pagina_inicial_bibliografia'), page('pagina_final_bibliografia')],
        flag('ilustracoes'),
      ],
    },
  ],
  'pesquisa-especializada': [
    { legend: 'subject', rows: [line('assunto'), line('palavras_chave'), line('idioma')] },
    { legend: 'scope', rows: [dates] },
    remark,
  ],
  'emprestimo-inter-bibliotecas': [
    { legend: 'work', rows: [line('titulo'), line('autor')] },
    {
      legend: 'route',
      rows: [
        offered('instituicao', 'partners'),
        offered('biblioteca_origem', 'libraries'),
        offered('biblioteca_recebimento', 'libraries'),
      ],
    },
    { legend: 'contact', rows: [phone('telefone'), email('email')] },
    remark,
  ],
};

/** All fields of a form, in their order. */
export const fieldsOf = (form: RequestForm): RequestField[] =>
  (formParts[form] as readonly FormPart[]).flatMap(({ rows }) => rows.flatMap((row) => row as RequestField));
