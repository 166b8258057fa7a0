import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Most wanted first. */
const compressions = ['br', 'gzip'] as const;
export type Encoding = (typeof compressions)[number] | 'identity';

/** The encoding for a client with this `accept-encoding`: one with `q=0` is refused, `*` means those that it does not name. */
export function encodingFor(accepted: string): Encoding {
  const offers = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((offer) => {
        const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
        return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
      }),
  );
  return compressions.find((name) => offers.get(name) ?? offers.get('*')) ?? 'identity';
}

// A thread takes longer to wake up than so much takes to compress (decision 008).
const maxAtOnce = 64 * 1024;

const qualityOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const atOnce = {
  br: (body: Buffer, quality: number) => brotliCompressSync(body, qualityOf(quality)),
  gzip: (body: Buffer) => gzipSync(body),
};
const inThread = {
  br: (body: Buffer, quality: number) => promisify(brotliCompress)(body, qualityOf(quality)),
  gzip: (body: Buffer) => promisify<Buffer, Buffer>(gzip)(body),
};

/** Compresses a whole body; for replies that are kept and sent many times. The quality is that of brotli. */
export const compressed = async (body: Buffer, encoding: Exclude<Encoding, 'identity'>, quality = 5): Promise<Buffer> =>
  (body.length <= maxAtOnce ? atOnce : inThread)[encoding](body, quality);
