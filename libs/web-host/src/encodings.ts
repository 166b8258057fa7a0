import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

const compress = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body: Buffer) => promisify<Buffer, Buffer>(gzip)(body),
};

/** Compresses a whole body; for replies that are kept and sent many times. The quality is that of brotli. */
export const compressed = (body: Buffer, encoding: Exclude<Encoding, 'identity'>, quality = 5): Promise<Buffer> =>
  compress[encoding](body, quality);
