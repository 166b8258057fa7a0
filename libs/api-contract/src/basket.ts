import * as z from 'zod/mini';
import { maxTitles, BasketPeriod, ExportTarget, ExportFormat } from './basket.codes';
import { namedBaskets } from './basket.named';
import { defineContract } from './endpoint';
import {
  Code,
  Flag,
  QueryDate,
  Text,
  TypedLines,
  TypedText,
  assumed,
  bothDatesOrNone,
  given,
  unknownTitle,
} from './fields';

export * from './basket.named';

const Titles = z.array(Code).check(z.minLength(1, 'escolha ao menos um título'), z.maxLength(maxTitles));

/** A saved title; `data_inclusao`: when it was added to the basket, ISO date and time. */
export const BasketEntry = z.object({
  cod_acervo: given(Text),
  titulo: assumed(z.string()),
  autor: assumed(z.nullable(z.string())),
  cod_tipo_obra: assumed(Text),
  data_inclusao: assumed(z.string()),
});
export type BasketEntry = z.output<typeof BasketEntry>;

/** Several recipients are separated by `;` (D1 §5). */
const MailOptions = z.strictObject({
  destinatarios: assumed(TypedText),
  assunto: assumed(z.optional(TypedText)),
  mensagem: assumed(z.optional(TypedLines)),
});

export const basket = defineContract({
  ...namedBaskets,
  addToBasket: {
    id: 'cesta-permanente-incluir-varios',
    summary: 'Puts titles into the permanent basket; those that are in it stay as they are',
    method: 'POST',
    path: '/acervo/cesta-permanente',
    access: 'patron',
    body: z.strictObject({ acervos: given(Titles) }),
    // All titles of the updated basket.
    reply: z.object({ acervos: assumed(z.array(Text)) }),
    refusals: { ...unknownTitle, cesta_permanente_cheia: 422 },
  },
  removeFromBasket: {
    id: 'cesta-permanente-atualizar',
    summary: 'Takes a title out of the permanent basket, if it is in it (ruling A3)',
    method: 'PUT',
    path: '/api/acervo/cesta-permanente',
    access: 'patron',
    body: z.strictObject({ acervo: given(Code) }),
    reply: z.object({ acervo: given(Text), na_cesta: assumed(Flag) }),
  },
  listBasket: {
    id: 'cesta-permanente-colecao',
    summary: 'Titles of the permanent basket, of a period where one is given; the last added first',
    method: 'GET',
    path: '/api/acervo/cesta-permanente/colecao',
    access: 'patron',
    query: z
      .strictObject({
        tipoBusca: given(z.optional(z.enum(BasketPeriod))),
        dataIni: given(z.optional(QueryDate)),
        dataFim: given(z.optional(QueryDate)),
      })
      .check(bothDatesOrNone()),
    reply: z.array(BasketEntry),
  },
  exportBasket: {
    id: 'exportar-cesta',
    summary: 'Titles as a file in one of six formats, downloaded or sent by e-mail',
    method: 'POST',
    path: '/acervo/exportar-cesta',
    access: 'either',
    body: z.strictObject({
      tipo: given(z.enum(ExportTarget)),
      dados: given(z.enum(ExportFormat)),
      acervos: given(Titles),
      opcoesEmail: given(z.optional(MailOptions)),
    }),
    // For an e-mail; otherwise the reply is the file.
    reply: z.object({ message: assumed(z.string()) }),
    file: true,
    refusals: {
      ...unknownTitle,
      // By e-mail: of a visitor; to too many; with words that a patron may not send; too often in a day.
      entre_para_enviar: 403,
      email_invalido: 422,
      destinatarios_demais: 422,
      mensagem_invalida: 422,
      MuitasTentativas: 429,
      registro_grande_demais: 422,
    },
  },
});
