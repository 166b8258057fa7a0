import { slipPdf } from '@catalogue/domain';
import { encode } from 'uqr';
import { drawnOnce, pdfUrl } from './papers';

/** A slip as a PDF, in a data URL. */
export const slipFile = (slip: Parameters<typeof slipPdf>[0]): string =>
  pdfUrl(drawnOnce(slip, () => slipPdf(slip, encode(slip.pix, { ecc: 'M' }).data)));
