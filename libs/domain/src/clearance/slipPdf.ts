import type { PaymentSlip } from '@catalogue/api-contract';
import { brazilianFromIso } from '../dates';
import { formatReais } from '../money';
import { matrixDrawing, textPdf, type PdfDrawing } from '../pdf';
import { barsOf, itf25 } from './barCode';
import { groupedLine } from './paymentSlip';

// In points. Scanners need narrow bars of a quarter of a millimetre or more.
const barModule = 0.9;
const barHeight = 40;
const qrModule = 2.2;

const barsDrawing = (digits: string): PdfDrawing => ({
  height: barHeight,
  boxes: barsOf(itf25(digits)).map(({ left, width }) => ({
    left: left * barModule,
    top: 0,
    width: width * barModule,
    height: barHeight,
  })),
});

/** A slip as a PDF: who receives and pays, what for, and the two ways to pay. `qr`: the modules of the Pix text. */
export const slipPdf = (
  slip: Omit<PaymentSlip, 'url' | 'situacao' | 'cod_biblioteca'>,
  qr: readonly (readonly boolean[])[],
): string =>
  textPdf(`Guia de Recolhimento da União nº ${slip.numero}`, [
    `Quem recebe: ${slip.favorecido}`,
    `Unidade: ${slip.desc_biblioteca}`,
    `Quem paga: ${slip.pagador.nome}${slip.pagador.cpf === null ? '' : `, CPF ${slip.pagador.cpf}`}`,
    `Emissão: ${brazilianFromIso(slip.emitida_em)}   Vencimento: ${brazilianFromIso(slip.vencimento)}`,
    `Valor: ${formatReais(slip.valor)}`,
    ...(slip.itens.length === 0
      ? []
      : [
          '',
          'O que esta guia paga:',
          ...slip.itens.map(({ descricao, valor }) => `- ${descricao}: ${formatReais(valor)}`),
        ]),
    '',
    'Pix: aponte a câmera do aplicativo do banco, ou copie o código.',
    matrixDrawing(qr, qrModule),
    slip.pix,
    '',
    'No banco:',
    groupedLine(slip.linha_digitavel),
    barsDrawing(slip.codigo_barras),
    `Depois de ${brazilianFromIso(slip.vencimento)} não pague: abra outra guia.`,
  ]);
