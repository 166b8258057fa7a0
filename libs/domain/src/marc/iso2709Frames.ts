/** The bytes that end a record and a field, and begin a subfield (ISO 2709). */
export const RECORD_TERMINATOR = 0x1d;
export const FIELD_TERMINATOR = 0x1e;
export const SUBFIELD_DELIMITER = 0x1f;

/** The bytes from one record terminator to the next, not yet validated as a record. */
export interface Frame {
  /** A copy, with the terminator if present, without the filler between records. */
  bytes: Uint8Array;
  /** Byte offset in the file. */
  offset: number;
  /** Longer than allowed: `bytes` is only the beginning. */
  cut: boolean;
}

const isFiller = (byte: number | undefined): boolean =>
  byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x00 || byte === 0x1a;

/** How many bytes of line ends, NULs, end-of-file marks and byte-order mark precede a record. */
export const fillerLength = (bytes: Uint8Array): number => {
  let length = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (isFiller(bytes[length])) length += 1;
  return length;
};

/** Splits a stream at the record terminators; buffers at most `maxBytes`. */
export class FrameSplitter {
  private buffered = new Uint8Array(4096);
  private bufferedLength = 0;
  private frameLength = 0;
  private offset = 0;

  constructor(private readonly maxBytes: number) {}

  /** Yields the frames that end in this chunk. */
  *push(chunk: Uint8Array): Generator<Frame> {
    let from = 0;
    while (from < chunk.length) {
      const terminator = chunk.indexOf(RECORD_TERMINATOR, from);
      const to = terminator < 0 ? chunk.length : terminator + 1;
      this.append(chunk.subarray(from, to));
      if (terminator >= 0) yield* this.release();
      from = to;
    }
  }

  /** Yields the bytes after the last terminator. */
  *end(): Generator<Frame> {
    yield* this.release();
  }

  private append(part: Uint8Array): void {
    this.frameLength += part.length;
    const kept = part.subarray(0, Math.max(0, this.maxBytes - this.bufferedLength));
    const needed = this.bufferedLength + kept.length;
    if (needed > this.buffered.length) {
      const larger = new Uint8Array(Math.max(needed, Math.min(this.buffered.length * 2, this.maxBytes)));
      larger.set(this.buffered.subarray(0, this.bufferedLength));
      this.buffered = larger;
    }
    this.buffered.set(kept, this.bufferedLength);
    this.bufferedLength = needed;
  }

  private *release(): Generator<Frame> {
    const whole = this.buffered.subarray(0, this.bufferedLength);
    const filler = fillerLength(whole);
    const bytes = whole.slice(filler);
    const frame = { bytes, offset: this.offset + filler, cut: this.frameLength > this.bufferedLength };
    this.offset += this.frameLength;
    this.frameLength = 0;
    this.bufferedLength = 0;
    const isBlank = bytes.every((byte) => byte === 0x20 || byte === RECORD_TERMINATOR || isFiller(byte));
    if (!isBlank) yield frame;
  }
}
