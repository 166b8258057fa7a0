import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, Count, Flag, Option, Text, Year, assumed, given, unitFields, unknownTitle } from './fields';

/** The status of an issue of a serial. */
export const SerialItemStatus = {
  received: 'recebido',
  bound: 'encadernado',
  expected: 'esperado',
  late: 'atrasado',
  claimed: 'reclamado',
  missing: 'falta',
} as const;
const SerialItemStatusCode = z.enum(SerialItemStatus);

/** What a line of contents belongs to: an article of a serial or a chapter of a book. */
export const SummaryType = { serial: 'periodico', book: 'livro' } as const;

const TitleId = z.strictObject({ id: given(Code) });
/** A year of a serial in a library, for one kind of part, with its issues. */
const SerialYear = z.object({
  codPeriod: given(Text),
  desc_period: assumed(z.string()),
  codBib: given(Text),
  desc_biblioteca: assumed(z.string()),
  codPar: given(Text),
  desc_par: assumed(z.string()),
  // Identifies this year, library and kind of part, in order to request its issues.
  seqPar: given(Text),
  year: given(Count),
  itens: assumed(
    z.array(z.object({ seqSec: given(Text), rotulo: assumed(z.string()), situacao: assumed(SerialItemStatusCode) })),
  ),
});

export const serials = defineContract({
  getKardexPermission: {
    id: 'kardex-permissao',
    summary: 'Whether a title has a kardex to show',
    method: 'GET',
    path: '/kardex/{id}/permissao',
    access: 'public',
    params: TitleId,
    reply: z.object({ permitido: assumed(Flag) }),
    refusals: unknownTitle,
  },
  listKardexOptions: {
    id: 'kardex-combobox-data',
    summary: 'What the kardex of a title can be narrowed by',
    method: 'GET',
    path: '/kardex/{id}/combobox-data',
    access: 'public',
    params: TitleId,
    reply: z.object({
      periodicidades: assumed(z.array(Option)),
      bibliotecas: assumed(z.array(z.object(unitFields))),
      partes: assumed(z.array(Option)),
      // The latest first.
      anos: assumed(z.array(Count)),
    }),
    refusals: unknownTitle,
  },
  listKardex: {
    id: 'kardex-data',
    summary: 'The issues of a serial by year, library and kind of part; the latest year first',
    method: 'GET',
    path: '/kardex/{id}/data',
    access: 'public',
    params: TitleId,
    query: z.strictObject({
      codPeriod: given(z.optional(Code)),
      codBib: given(z.optional(Code)),
      codPar: given(z.optional(Code)),
      year: given(z.optional(Year)),
    }),
    reply: z.array(SerialYear),
    refusals: unknownTitle,
  },
  getKardexItem: {
    id: 'kardex-item',
    summary: 'One issue of a serial',
    method: 'GET',
    path: '/kardex/{id}/item',
    access: 'public',
    params: TitleId,
    query: z.strictObject({ seqPar: given(Code), seqSec: given(Code), codPar: given(Code) }),
    reply: z.object({
      seqPar: given(Text),
      seqSec: given(Text),
      codPar: given(Text),
      rotulo: assumed(z.string()),
      situacao: assumed(SerialItemStatusCode),
      // ISO date on which it was received, or is expected.
      data: assumed(z.nullable(z.string())),
      observacao: assumed(z.nullable(z.string())),
    }),
    refusals: { ...unknownTitle, 'Fascículo não encontrado.': 404 },
  },
  listSummaries: {
    id: 'sumario-dados',
    summary: 'The contents of a title: articles of a serial, chapters of a book',
    method: 'GET',
    path: '/sumario/{id}/dados',
    access: 'public',
    params: TitleId,
    reply: z.array(
      z.object({
        tipo: assumed(z.enum(SummaryType)),
        seq: assumed(Text),
        titulo: assumed(z.string()),
        autor: assumed(z.nullable(z.string())),
        paginas: assumed(z.nullable(z.string())),
        url: assumed(z.nullable(z.string())),
      }),
    ),
    refusals: unknownTitle,
  },
});
