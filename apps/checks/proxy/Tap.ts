import { Transform, type TransformCallback } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** The largest body that is compared and recorded; any larger one is only handed on. */
const largest = 2 * 1024 * 1024;
const decoders = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync };

/** A stream that hands everything on and keeps a copy of a body that is not too large. */
export class Tap extends Transform {
  #chunks: Buffer[] = [];
  /** Of the whole body, also one that is not kept. */
  size = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size <= largest) this.#chunks.push(chunk);
    else this.#chunks = [];
    done(null, chunk);
  }

  get isTooLarge(): boolean {
    return this.size > largest;
  }

  /** The body without its encoding; undefined if it is too large or cannot be decoded. */
  text(encoding = 'identity'): string | undefined {
    if (this.isTooLarge) return undefined;
    const bytes = Buffer.concat(this.#chunks);
    if (encoding === 'identity' || encoding === '') return bytes.toString('utf8');
    const decode = decoders[encoding as keyof typeof decoders] as typeof gunzipSync | undefined;
    try {
      return decode?.(bytes, { maxOutputLength: largest }).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
