import { slipPdf } from '@catalogue/domain';
import { LRUCache } from 'lru-cache';
import { encode } from 'uqr';
import { pdfUrl } from './pdfUrl';

// To draw one takes ten milliseconds, and a list of fifty slips is read again whenever a screen is opened.
const drawn = new LRUCache<string, string>({ max: 200 });

/** A slip as a PDF, in a data URL. */
export function slipFile(slip: Parameters<typeof slipPdf>[0]): string {
  const key = JSON.stringify(slip);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const file = pdfUrl(slipPdf(slip, encode(slip.pix, { ecc: 'M' }).data));
  drawn.set(key, file);
  return file;
}
