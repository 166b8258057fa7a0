import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, IsoDate, Text, assumed } from './fields';

/** A debt that a slip pays, and its amount in reais when the slip was issued. */
export const SlipItem = z.object({
  cod_debito: assumed(Text),
  descricao: assumed(z.string()),
  valor: assumed(z.number()),
});

/** A slip (GRU) with what has become of it. */
export const PaymentSlip = z.object({
  numero: assumed(Text),
  situacao: assumed(z.enum(['aberta', 'paga', 'vencida', 'cancelada'])),
  valor: assumed(z.number()),
  vencimento: assumed(IsoDate),
  emitida_em: assumed(IsoDate),
  paga_em: assumed(z.nullable(IsoDate)),
  cod_biblioteca: assumed(Text),
  desc_biblioteca: assumed(z.string()),
  // 48 digits to type, and the 44 of the bars.
  linha_digitavel: assumed(z.string()),
  codigo_barras: assumed(z.string()),
  // The text of a Pix charge.
  pix: assumed(z.string()),
  favorecido: assumed(z.string()),
  pagador: assumed(z.object({ nome: assumed(z.string()), cpf: assumed(z.nullable(z.string())) })),
  // None: it was issued for an amount alone.
  itens: assumed(z.array(SlipItem)),
  // The slip as a PDF, in a data URL.
  url: assumed(z.string()),
});
export type PaymentSlip = z.output<typeof PaymentSlip>;

export const paymentSlips = defineContract({
  listPaymentSlips: {
    id: 'guias-listar',
    own: true,
    summary: 'The last fifty slips of the signed-in patron, newest first, and what has become of each',
    method: 'GET',
    path: '/unidade-informacao/guias',
    access: 'patron',
    reply: z.array(PaymentSlip),
  },
  openPaymentSlip: {
    id: 'guias-abrir',
    own: true,
    summary: 'The slip for these debts: the one that is open for the same choice, otherwise a new one',
    method: 'POST',
    path: '/unidade-informacao/guias',
    access: 'patron',
    body: z.strictObject({
      cod_biblioteca: assumed(Code),
      debitos: assumed(z.array(Code).check(z.minLength(1, 'escolha ao menos um débito'), z.maxLength(200))),
    }),
    status: 201,
    reply: PaymentSlip,
    refusals: { debito_nao_encontrado: 422, debito_em_curso: 422, debito_em_guia: 422, valor_em_guia: 422 },
  },
});
