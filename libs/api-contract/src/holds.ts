import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { HoldStatus } from './holds.codes';
import {
  Code,
  Count,
  Flag,
  IsoDate,
  NoContent,
  QueryDate,
  Text,
  TypedText,
  assumed,
  given,
  unitFields,
  unknownTitle,
} from './fields';

const HoldStatusCode = z.enum(HoldStatus);

const text = z.nullable(z.string());

/** The choices for a copy: the values that the title's copies have; `unico` when they have none. */
export const CopyChoices = {
  volumes: assumed(z.array(z.string())),
  tomos: assumed(z.array(z.string())),
  partes: assumed(z.array(z.string())),
  materiais: assumed(z.array(z.string())),
};

/** A value offered by a form; choosing one is required (D1 §5). */
export const Chosen = TypedText.check(z.minLength(1, 'escolha uma opção'));

/** The fields of a hold, D2 §7. `biblioteca`: the pickup library; `localizacao` is optional. */
export const HoldWish = z.strictObject({
  cod_acervo: given(Code),
  biblioteca: given(Code),
  volume: given(Chosen),
  tomo: given(Chosen),
  parte: given(Chosen),
  material_adicional: given(Chosen),
  localizacao: given(z.optional(TypedText)),
});

/**
 * Own: when a hold will probably be ready, and what that is worked out from. A server that does not know gives none.
 */
const Forecast = z.optional(
  z.object({
    de: assumed(IsoDate),
    ate: assumed(IsoDate),
    // Copies that serve it, and the day on which the next of them is due; none where all are late.
    exemplares: assumed(Count),
    proxima_devolucao: assumed(z.optional(IsoDate)),
    // Returned loans that show how early and late such copies come back; none where too few do.
    emprestimos: assumed(z.optional(Count)),
    // Of the last forecasts of this library, in how many the copy was ready by the last day; absent where there are too few.
    anteriores: assumed(z.optional(z.object({ total: assumed(Count), cumpridas: assumed(Count) }))),
  }),
);
export type HoldForecastReply = z.output<typeof Forecast>;

/** A hold in the patron's list. */
export const HoldEntry = z.object({
  cod_reserva: assumed(Text),
  cod_acervo: assumed(Text),
  titulo: assumed(z.string()),
  autor: assumed(text),
  cod_tipo_obra: assumed(Text),
  biblioteca: assumed(Text),
  desc_biblioteca: assumed(z.string()),
  volume: assumed(text),
  tomo: assumed(text),
  parte: assumed(text),
  material_adicional: assumed(text),
  localizacao: assumed(text),
  situacao: assumed(HoldStatusCode),
  // null when it is not waiting
  posicao: assumed(z.nullable(Count)),
  // ISO date and time
  data: assumed(z.string()),
  // ISO date until which the copy is kept; null while waiting
  validade: assumed(text),
  // ISO date and time at which it was fulfilled, cancelled or expired
  encerrada_em: assumed(text),
});
export type HoldEntry = z.output<typeof HoldEntry>;

/** A hold that waits or is released. */
export const ActiveHold = z.extend(HoldEntry, { previsao: assumed(Forecast) });
export type ActiveHold = z.output<typeof ActiveHold>;

export const holds = defineContract({
  getHoldOptions: {
    id: 'reserva-informacoes-iniciais',
    summary: 'Whether a title can be held, and what can be chosen',
    method: 'GET',
    path: '/reserva/{id}/informacoes-iniciais',
    access: 'patron',
    params: z.strictObject({ id: given(Code) }),
    reply: z.object({
      pode_reservar: assumed(Flag),
      // The key of the rule that forbids it.
      motivo: assumed(text),
      bibliotecas: assumed(z.array(z.object(unitFields))),
      ...CopyChoices,
      localizacoes: assumed(z.array(z.string())),
      // Number of holds waiting for the title.
      fila: assumed(Count),
    }),
    refusals: unknownTitle,
  },
  checkHoldQueue: {
    id: 'reserva-validar-fila',
    summary: 'The place in the queue that a hold would get, or why it would be refused',
    method: 'POST',
    path: '/reserva/validar-fila',
    asks: true,
    access: 'patron',
    body: HoldWish,
    reply: z.object({
      pode_reservar: assumed(Flag),
      posicao: assumed(z.nullable(Count)),
      motivo: assumed(text),
      previsao: assumed(Forecast),
    }),
    refusals: { ...unknownTitle, biblioteca_invalida: 422 },
  },
  placeHold: {
    id: 'reserva-criar',
    summary: 'Places a hold',
    method: 'POST',
    path: '/reserva',
    access: 'patron',
    body: HoldWish,
    status: 201,
    reply: z.object({ cod_reserva: assumed(Text), posicao: assumed(Count), previsao: assumed(Forecast) }),
    refusals: {
      ...unknownTitle,
      biblioteca_invalida: 422,
      pessoa_afastada: 422,
      reserva_ja_existe: 422,
      exemplar_disponivel: 422,
      reserva_sem_exemplar: 422,
    },
  },
  listHolds: {
    id: 'reserva-listar',
    summary: 'Holds of the signed-in patron that wait or are released',
    method: 'GET',
    path: '/api/reserva',
    access: 'patron',
    reply: z.array(ActiveHold),
  },
  cancelHolds: {
    id: 'reserva-cancelar',
    summary: 'Cancels holds, all or none of them',
    method: 'DELETE',
    path: '/api/reserva',
    access: 'patron',
    body: z.array(Code).check(z.minLength(1, 'escolha ao menos uma reserva'), z.maxLength(200)),
    status: 204,
    reply: NoContent,
    refusals: { 'Reserva não encontrada.': 404 },
  },
  listPastHolds: {
    id: 'reserva-historico',
    summary: 'Holds that were placed in a period',
    method: 'GET',
    path: '/api/reserva/historico',
    access: 'patron',
    query: z.strictObject({ dataIni: given(QueryDate), dataFim: given(QueryDate) }),
    reply: z.array(HoldEntry),
  },
});
