import { z } from 'zod';
import { SerialItemStatus, SummaryType } from '@catalogue/api-contract';
import { dateOf } from '@catalogue/domain';
import { state, type Build } from '../state';
import { codeOfTitle } from './title';

/** Serials and tables of contents. */
export const serialsStates: Record<string, Build> = {
  // Two issues: the first as given, the second expected.
  'a year of a serial': state(
    z.strictObject({
      titulo: z.string(),
      year: z.number(),
      situacao: z.enum(SerialItemStatus),
      data: z.string(),
      observacao: z.string(),
    }),
    async (sandbox, { titulo, year, situacao, data, observacao }) =>
      sandbox.db.serialPart.create({
        data: {
          cod_acervo: await codeOfTitle(sandbox, titulo),
          cod_period: 5,
          desc_period: 'Semestral',
          cod_bib: 1,
          cod_par: 2,
          desc_par: 'Suplementos',
          year,
          items: {
            create: [
              { seq_sec: 1, rotulo: 'v. 7, n. 1', situacao, data: dateOf(data), observacao },
              { seq_sec: 2, rotulo: 'v. 7, n. 2', situacao: SerialItemStatus.expected },
            ],
          },
        },
      }),
  ),

  'a line of contents': state(
    z.strictObject({
      titulo: z.string(),
      tipo: z.enum(SummaryType),
      linha: z.string(),
      autor: z.string(),
      paginas: z.string(),
      url: z.string().nullable().default(null),
    }),
    async (sandbox, { titulo, linha, ...line }) =>
      sandbox.db.summary.create({
        data: { ...line, cod_acervo: await codeOfTitle(sandbox, titulo), seq: 1, titulo: linha },
      }),
  ),
};
